### Vienna: what the start page says of the game before its own texts are loaded.

vienna-title = Vienna
vienna-line = Agenten, steekpenningen en geheimen, 1950.
vienna-credits = Ontwerp: Stefan Feld. Vienna, Queen Games. Het speelbord hier is van onszelf.

## How its bots play

vienna-bot-novice = Plant zoals het hoort, maar vergist zich hier en daar, zoals in een eerste spel.
vienna-bot-casual = Plant zijn eigen beurt met vuistregels en kijkt niet verder.
vienna-bot-expert = Rekent zijn hele beurt door en beoordeelt die naar de vele spellen die hij tegen zichzelf speelde. Hij ziet alleen wat jij op zijn plek zou zien.

## Positions to begin from

vienna-scene-full_swing = In volle gang
    .note = De volledige versie na een paar rondes: agenten, opdrachten en geld zijn in het spel.
vienna-scene-halfway = Halverwege
    .note = De beginnersversie: de onderzoeker is halverwege, en de scores liggen dicht bij elkaar.
vienna-scene-v16_10_same_ability = Een kaart vervangt die met dezelfde vaardigheid in een lade
vienna-scene-v16_11_colour_and_flag = Een paars Frans gebouw met voor beide een vaardigheid: beide bonussen
vienna-scene-v16_12_end_field = Het telfiche dia passeert een drempelwaarde, de onderzoeker komt met vier spelers op L: nog één ronde
vienna-scene-v16_12_purchase = Het telfiche microfilm passeert een drempelwaarde, de onderzoeker komt op een aankoop: die volgt deze ronde
vienna-scene-v16_13_accept = Een B-opdracht wordt voor 2 shilling aangenomen in plaats van er een te vervullen
vienna-scene-v16_13_both = Later worden beide met één fles en één pistool vervuld: 7 shilling en 3 punten
vienna-scene-v16_14_only_the_mover = Actie IV met het pistool: een andere bezitter van pistolen krijgt niets
vienna-scene-v16_15_another_flag = B-20 wordt ondanks de infofiches niet vervuld: het gebouw is Oostenrijks
vienna-scene-v16_1_two_squares = Eén agent omringt een plein met 2 en een met 3: beide infofiches, 5 punten
vienna-scene-v16_2_ability = Kaart 017 verplaatst het telfiche dia voor de bezitter van vier dia's: 4 punten
vienna-scene-v16_2_action_four = Actie IV met drie pistolen: 3 punten
vienna-scene-v16_3_starter_scoring = Beginnersversie: twee sets 20, infofiches 40, totaal 60
    .note = De laatste ronde geeft 2 punten meer: actie IV verplaatst het telfiche microfilm binnen zijn gebied.
vienna-scene-v16_4_full_scoring = Volledige versie: infofiches 36, bureaufiches 6, geldkist 6, tweede op de ranglijst 8, totaal 56
    .note = De laatste ronde geeft 2 punten meer: actie IV verplaatst het telfiche dia binnen zijn gebied.
vienna-scene-v16_5_cash_box = De geldkist: van een beloning van 3 gaan er twee in en blijft er een buiten; er komt er een bij
vienna-scene-v16_5_map = De plattegrond: een bijzettafel voor twee wijn en één chocolade
vienna-scene-v16_5_payday = Zes agenten en vijf shilling: vijf worden betaald, één gaat terug
vienna-scene-v16_6_card_131 = Kaart 131 met drie spelers: drie verschillende steekpenningen voor een aktetas
vienna-scene-v16_6_card_141 = Kaart 141, net het derde pistool genomen: het telfiche gaat twee velden vooruit, 6 punten
    .note = 2 van de 8 punten zijn die van het plein.
vienna-scene-v16_7_austrian_missions = B-03 en B-14: 1 shilling en 13 punten
vienna-scene-v16_7_french_missions = S-01 en A-16 door agenten op één gebouw met religie en twee met adel: 5 shilling en 2 punten
vienna-scene-v16_7_marrakesh_stays = Marrakesh blijft: het plein met 3, aktetas, 3 punten
vienna-scene-v16_7_marrakesh_walks = Marrakesh loopt naar het paarse gebouw: het plein met 2, pistool, 2 punten
vienna-scene-v16_8_agent = Een agent op een paars gebouw: er wordt 2 chocolade betaald
vienna-scene-v16_8_no_agent = Geen agent: er wordt 2 wijn genomen
vienna-scene-v16_9_left_card = De linkerkaart wordt vervangen door een voor wijn, die meteen werkt: 2 wijn
vienna-scene-v16_9_usa = Een gebouw van de USA met twee vaardigheden voor de vlag: 1 steekpenning en 3 punten
