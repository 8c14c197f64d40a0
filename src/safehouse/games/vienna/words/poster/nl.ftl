### Vienna: what the house says of the game before it is open.

vienna-title = Vienna
vienna-line = Agenten, smeergeld en geheimen, 1950.
vienna-credits = Ontwerp: Stefan Feld. Vienna, Queen Games. Het bord hier is van onszelf.

## How its bots play

vienna-bot-novice = Plant zoals het hoort, maar vergist zich hier en daar, zoals in een eerste partij.
vienna-bot-casual = Plant zijn eigen beurt met vuistregels en kijkt niet verder.
vienna-bot-expert = Rekent zijn hele beurt door en beoordeelt die naar de vele partijen die hij tegen zichzelf speelde. Hij ziet alleen wat jij op zijn plaats zou zien.

## Positions to begin from

vienna-scene-v16_10_same_ability = Een kaart met een vaardigheid die al in een lade ligt, vervangt die
vienna-scene-v16_11_colour_and_flag = Een paars Frans gebouw met voor beide een vaardigheid: beide bonussen
vienna-scene-v16_12_end_field = De dia passeert een drempelwaarde, de onderzoeker komt met vier spelers op L: nog één ronde
vienna-scene-v16_12_purchase = De microfilm passeert een drempelwaarde, de onderzoeker komt op een aankooptegel: aankoop in deze ronde
vienna-scene-v16_13_accept = Een B-opdracht wordt voor 2 schilling aangenomen in plaats van er een te vervullen
vienna-scene-v16_13_both = Later worden beide met één fles en één pistool vervuld: 7 schilling en 3 punten
vienna-scene-v16_14_only_the_mover = Actie IV met het pistool: een andere bezitter van pistolen krijgt niets
vienna-scene-v16_15_another_flag = B-20 wordt ondanks de info niet vervuld: het gebouw is Oostenrijks
vienna-scene-v16_1_two_squares = Eén agent omsingelt een plein van 2 en een van 3: beide tegels, 5 punten
vienna-scene-v16_2_ability = Kaart 017 verplaatst het telfiche dia voor de bezitter van vier dia's: 4 punten
vienna-scene-v16_2_action_four = Actie IV met drie pistolen: 3 punten
vienna-scene-v16_3_starter_scoring = Beginnersversie: twee sets 20, tegels 40, samen 60
    .note = De laatste ronde geeft 2 punten meer: zijn actie IV verplaatst het telfiche microfilm binnen zijn gebied.
vienna-scene-v16_4_full_scoring = Volledige versie: tegels 36, bureau 6, geldkist 6, tweede in agenten 8, samen 56
    .note = De laatste ronde geeft 2 punten meer: zijn actie IV verplaatst het telfiche dia binnen zijn gebied.
vienna-scene-v16_5_cash_box = De geldkist: van een beloning van 3 gaan er twee in en blijft er een buiten; er komt er een bij
vienna-scene-v16_5_map = De plattegrond: een bijzettafel voor twee wijn en één chocolade
vienna-scene-v16_5_payday = Zes agenten en vijf schilling: vijf worden betaald, één gaat terug
vienna-scene-v16_6_card_131 = Kaart 131 met drie spelers: drie verschillende steekpenningen voor een aktetas
vienna-scene-v16_6_card_141 = Kaart 141, net het derde pistool genomen: het telfiche gaat twee velden, 6 punten
    .note = 2 van de 8 punten zijn die van het plein.
vienna-scene-v16_7_austrian_missions = B-03 en B-14: 1 schilling en 13 punten
vienna-scene-v16_7_french_missions = S-01 en A-16 door agenten op één gebouw van religie en twee van adel: 5 schilling en 2 punten
vienna-scene-v16_7_marrakesh_stays = Marrakesh blijft: het plein van 3, aktetas, 3 punten
vienna-scene-v16_7_marrakesh_walks = Marrakesh loopt naar het paarse gebouw: het plein van 2, pistool, 2 punten
vienna-scene-v16_8_agent = Een agent op een paars gebouw: er wordt 2 chocolade betaald
vienna-scene-v16_8_no_agent = Geen agent: er wordt 2 wijn genomen
vienna-scene-v16_9_left_card = De linkerkaart wordt vervangen door een voor wijn, die meteen werkt: 2 wijn
vienna-scene-v16_9_usa = Een gebouw van de USA met twee vaardigheden voor de vlag: 1 steekpenning en 3 punten
