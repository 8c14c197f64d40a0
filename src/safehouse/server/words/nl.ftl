### What the server refuses: `Refusal("game_over")` is the message refusal-game_over.

## The game and its seats

refusal-game_not_begun = Het spel is nog niet begonnen.
refusal-game_begun = Het spel is al begonnen.
refusal-game_begun_no_seat = Het spel is al begonnen; er is geen plek vrij.
refusal-game_over = Het spel is afgelopen.
refusal-game_not_over = Het spel is nog niet afgelopen.
refusal-hidden_until_end = Wat verborgen is, zie je pas aan het eind van het spel.
refusal-seat_taken = Deze plek is bezet.
refusal-seats_taken = Alle plekken zijn bezet.
refusal-no_seat = Die plek bestaat niet.
refusal-host_only = Alleen de host kan het spel starten.
refusal-no_proposal_now = Een voorstel kan alleen zolang het spel bezig is.
refusal-proposal_open = Er ligt al een voorstel. Beantwoord dat eerst.
refusal-nothing_proposed = Er is geen voorstel dat je kunt beantwoorden.
refusal-not_replaceable = Een bot kan alleen de plek van iemand anders overnemen.
refusal-person_here = Deze persoon is er. Een bot kan alleen spelen voor iemand die weg is.
refusal-not_away_long = Deze persoon is nog niet lang weg. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-unknown_order = Dit automatische antwoord bestaat niet in dit spel.
refusal-other_commitment = Dit willekeurige getal hoort bij een andere vastlegging. Laad de pagina opnieuw.
refusal-nonce_late = Het spel is al begonnen; de willekeurige getallen staan vast.
refusal-nonce_given = Deze plek heeft al een willekeurig getal gegeven; dat kan niet meer worden gewijzigd.
refusal-no_table = Deze tafel bestaat niet meer.
refusal-bad_token = Deze link opent hier geen plek.
refusal-need_seat = Daarvoor heb je een plek aan deze tafel nodig.
refusal-table_open = Deze tafel is hier al open.

## Moves

refusal-stale = Het spel is al verder. Kijk nog eens en kies opnieuw.
refusal-not_allowed = Niet toegestaan ({ $rule }: { $reason }).
refusal-bad_row = Deze zet is hier niet mogelijk: { $detail }
refusal-unknown_action = Deze zet bestaat niet in dit spel.
refusal-nothing_to_decide = Op deze plek is er nu niets te beslissen.
refusal-no_move_to_undo = Je hebt geen zet die je kunt terugnemen.
refusal-taken_back_often = In dit spel is al { $limit } keer een zet teruggenomen; vaker kan niet.
refusal-changed_often = Je hebt dit antwoord te vaak gewijzigd; het blijft zoals het is.
refusal-no_sealed_answer = Er is geen verborgen antwoord om ongedaan te maken.
refusal-own_id = ID's die met bot- of order- beginnen, zijn gereserveerd voor de server.

## New tables, records, replays

refusal-unknown_game = Het spel ‘{ $game }’ bestaat hier niet.
refusal-unknown_bot = Voor { $game } is er geen bot ‘{ $bot }’.
refusal-brought_bot = Deze server opent geen adressen en start geen programma's voor spelers. Start je bot op je eigen computer: safehouse seat.
refusal-too_few_seats = Er zijn niet zoveel plekken voor personen.
refusal-scenario_own_setup = Een stelling heeft eigen regels en bestanden.
refusal-scenario_game = Deze stelling hoort bij { $game }.
refusal-scenario_players = Deze stelling is voor { $players } spelers.
refusal-file_too_large = Te groot ({ $role }): { $bytes } bytes zonder witruimte. Toegestaan is { $limit }.
refusal-bad_setup = Zo kan het spel niet worden opgezet: { $detail }
refusal-bad_record = Dit spelbestand kan niet worden gebruikt: { $detail }
refusal-record_nul = Een spelbestand mag geen NUL-teken bevatten.
refusal-record_upgraded = Tijdens dit spel zijn de spelregels bijgewerkt, dus is er geen spelbestand om terug te kijken.
refusal-record_scenario = Dit spel begon vanuit een stelling; het spelbestand is er zodra het spel is afgelopen.
refusal-past_queue = Er worden nu veel replays geladen. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-past_broke = Deze replay kon niet worden geladen. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-other_rules = Dit spel is gespeeld met versie { $rules } van de spelregels, deze server heeft versie { $ours }. Terugkijken kan hier niet.

## Analysis

refusal-stopping = De server wordt afgesloten. Start de analyse later.
refusal-analysis_queue = Te veel spellen wachten op een analyse. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-analysis_slow = De analyse duurde te lang en is afgebroken.
refusal-analysis_broke = De analyse is mislukt. Probeer het later opnieuw.
refusal-analysis_unfinished = Alleen een afgelopen spel kan worden geanalyseerd.
refusal-analysis_mixed = Alleen een spel dat vanaf het begin volgens dezelfde regels is gespeeld, kan worden geanalyseerd.
refusal-analysis_off = Op deze server worden geen spellen geanalyseerd.

## The server

refusal-internal = Er ging iets mis op de server. Er is niets gewijzigd.
refusal-storage = De server kan nu niet opslaan. Er is niets gewijzigd. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-storage_damaged = De opgeslagen gegevens zijn beschadigd. De beheerder moet een back-up terugzetten.
refusal-storage_lost = Tijdens het opslaan viel de verbinding met de opslag weg. Verstuur hetzelfde nog eens; het telt maar één keer.
refusal-unusable = Dit kan hier niet worden gebruikt: { $detail }
refusal-too_many_requests = Te veel verzoeken. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-too_many_messages = Te veel berichten. Wacht { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
}.
refusal-too_many_tables = Vanaf dit adres zijn te veel tafels gemaakt. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-too_many_bytes = Vanaf dit adres zijn te veel bestanden geüpload. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-too_many_bot_tables = Vanaf dit adres zijn er te veel tafels met alleen bots. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-server_full = Deze server is vol. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-too_many_connections = Er zijn te veel verbindingen open. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-too_many_sockets = Vanaf dit adres zijn te veel tafels open. Sluit er een, of probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-foreign_page = Deze pagina mag geen verbinding maken met deze server.
refusal-unknown_host = Onbekende hostnaam. De beheerder kan SAFEHOUSE_URL instellen.
refusal-one_host = Een verzoek moet precies één hostnaam noemen.
refusal-hello_first = Stuur eerst hello.
refusal-version = Deze server gebruikt versie { $version } van het protocol. Laad de pagina opnieuw.
refusal-socket_only = Dat kan alleen via een socket.

## Requests and messages that cannot be read

refusal-not_found = Op dit adres is niets te vinden.
refusal-wrong_method = Deze methode is op dit adres niet toegestaan.
refusal-too_large = Groter dan { $limit } bytes.
refusal-no_length = Het verzoek moet de lengte van de inhoud opgeven.
refusal-json_only = Hier wordt alleen JSON geaccepteerd.
refusal-unreadable = Het verzoek is niet leesbaar.
refusal-bad_value = Het verzoek heeft een verkeerde waarde: { $detail }
refusal-not_http = Dit is geen HTTP.
refusal-no_socket = Met dit verzoek kan geen socket worden geopend.
refusal-headers_large = De headers zijn te groot.
refusal-headers_late = De headers kwamen niet op tijd aan.
refusal-bad_message = Het bericht is niet leesbaar: { $detail }
refusal-not_json = Geen JSON.
refusal-not_utf8 = Geen tekst in UTF-8.
refusal-no_such_message = Onbekend soort bericht.
refusal-too_deep = Meer dan { $depth } niveaus diep genest.
refusal-nul_in_text = Een tekst bevat een NUL-teken.
refusal-half_pair = Een tekst bevat een half surrogaatpaar.
refusal-doubled_key = Dezelfde sleutel komt twee keer voor in één object.
refusal-not_a_number = { $name } is geen getal.
refusal-large_number = Een getal valt buiten het bereik (±2^53).

## Beheer

refusal-table_closed = De beheerder heeft deze tafel gesloten: { $reason }
refusal-name_refused = Deze naam mag hier niet. Kies een andere.
refusal-address_blocked = Dit adres is op deze server geblokkeerd: { $reason }
refusal-address_blocked_for = Dit adres is op deze server nog { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} geblokkeerd: { $reason }
refusal-not_reportable = Je kunt alleen iemand anders aan tafel melden.
refusal-too_many_reports = Je hebt al meerdere meldingen verstuurd. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-sign_in = Log eerst in als beheerder.
refusal-wrong_admin_token = Dit is niet het token van de beheerder.
refusal-too_many_attempts = Te veel verkeerde tokens. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-bad_network = Geen IP-adres of netwerk. Voer bijvoorbeeld 203.0.113.7, 2001:db8::1 of 203.0.113.0/24 in.
refusal-network_own = In dit netwerk staat de server zelf; het kan niet worden geblokkeerd.
refusal-network_yours = In dit netwerk ligt je eigen adres; het kan niet worden geblokkeerd.
refusal-network_wide = Dit netwerk is te groot. Het prefix moet minstens { $bits } bits hebben.
refusal-not_blocked = Dit netwerk is niet geblokkeerd.
refusal-word_short = Te kort. Een woord heeft minstens { $letters } letters nodig.
refusal-no_such_word = Dit woord staat niet in het filter.
refusal-no_such_report = Deze melding bestaat niet.
refusal-nobody_there = Op deze plek speelt geen persoon.
refusal-ask_server = Alleen een draaiende server weet wie er verbonden is. Geef het adres op met --server.

## Lessons
refusal-lesson_other_move = De les vraagt hier om een andere zet.
refusal-lesson_over = De les is afgelopen. Speel een echt spel of ga door naar het volgende hoofdstuk.
refusal-lesson_alone = Dat kan niet in een les.
refusal-lesson_one_person = Een les is voor één persoon, zonder klok en privé.
refusal-no_lesson = Aan deze tafel wordt geen les gespeeld.

## Profielen en apparaten

refusal-device_unknown = Dit apparaat is bij geen enkel profiel ingelogd.
refusal-device_removed = Dit apparaat is uit zijn profiel verwijderd.
refusal-profile_blocked = Dit profiel is op deze server geblokkeerd: { $reason }
refusal-already_seated = Je zit al aan deze tafel.
refusal-wrong_device_link = Deze link werkt niet: hij is al gebruikt, verlopen of onvolledig.
refusal-wrong_phrase = Geen enkel profiel heeft deze herstelcode.
refusal-phrase_typo = Dit is geen herstelcode. Controleer hem op typefouten.
refusal-no_such_device = Dit apparaat bestaat niet.
refusal-too_many_devices = Een profiel kan { $limit } apparaten hebben. Verwijder er eerst een.
refusal-too_many_profiles = Vanaf dit adres zijn te veel profielen gemaakt. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-no_profile_there = De persoon op deze plek heeft geen profiel. Blokkeer in plaats daarvan het adres.
refusal-person_not_blocked = Dit profiel is niet geblokkeerd.

## Wat een berichtenapp van een link toont

preview-start = Safehouse: drie spionagespellen
preview-start-about = Heimlich & Co., Vienna en Suitcase, met vrienden of tegen bots. Geen account nodig.
preview-table = { $game } – neem plaats
preview-table-about = Je bent uitgenodigd voor een spel { $game }. Geen account nodig.
preview-replay = { $game } – een replay
preview-replay-about = Bekijk een spel { $game } zet voor zet.

## Notifications

refusal-unknown_channel = Deze server kan op deze manier geen meldingen versturen.
refusal-too_many_channels = Je hebt al { $limit } adressen voor meldingen. Verwijder er eerst een.
refusal-too_many_mails = Er zijn te veel e-mails aangevraagd. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-bad_webhook = Geen geldige webhook-URL: { $detail }
refusal-bad_push = Deze browser heeft geen adres voor meldingen opgegeven.
refusal-bad_mail = Dit is geen e-mailadres.
refusal-unknown_zone = Deze tijdzone bestaat niet.
refusal-wrong_mail_link = Deze link is niet meer geldig. Vraag in je profiel een nieuwe aan.

## Invitations

refusal-no_such_person = Deze persoon kan niet worden uitgenodigd. Kies iemand met wie je al hebt gespeeld.
refusal-invite_host_only = Alleen de host kan mensen aan deze tafel uitnodigen.
refusal-too_many_invitations = Deze persoon heeft al { $limit } uitnodigingen van jou. Trek er eerst een in.
refusal-seats_kept = De vrije plekken zijn gereserveerd voor genodigden.
refusal-not_invited = Deze uitnodiging is niet meer geldig.
