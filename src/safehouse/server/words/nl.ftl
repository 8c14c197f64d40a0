### What the server refuses: `Refusal("game_over")` is the message refusal-game_over.

## The game and its seats

refusal-game_not_begun = Het spel is nog niet begonnen.
refusal-game_begun = Het spel is al begonnen.
refusal-game_begun_no_seat = Het spel is al begonnen; er is geen plaats vrij.
refusal-game_over = Het spel is afgelopen.
refusal-game_not_over = Het spel is nog niet afgelopen.
refusal-hidden_until_end = Wat verborgen is, wordt pas aan het eind getoond.
refusal-seat_taken = Deze plaats is bezet.
refusal-seats_taken = Alle plaatsen zijn bezet.
refusal-no_seat = Die plaats bestaat niet.
refusal-host_only = Alleen de host kan het spel starten.
refusal-no_proposal_now = Nu kan er niets voorgesteld worden.
refusal-proposal_open = Er ligt al een voorstel; beantwoord dat eerst.
refusal-nothing_proposed = Er is niets waar je mee kunt instemmen.
refusal-not_replaceable = Alleen de plaats van iemand anders kan naar een bot.
refusal-person_here = Deze persoon is er. Een bot kan alleen spelen voor iemand die weg is.
refusal-not_away_long = Deze persoon is nog niet lang weg. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-unknown_order = Dit automatische antwoord kent het spel niet.
refusal-other_commitment = Dit willekeurige getal noemt een andere vastlegging dan die van de tafel. Laad de pagina opnieuw.
refusal-nonce_late = Het spel is begonnen; de willekeurige getallen staan vast.
refusal-nonce_given = Deze plek heeft zijn willekeurige getal al gegeven; het kan niet meer veranderen.
refusal-no_table = Deze tafel bestaat niet meer.
refusal-bad_token = Deze link opent hier geen plaats.
refusal-need_seat = Daarvoor heb je hier een plaats nodig.
refusal-table_open = Deze tafel is hier al open.

## Moves

refusal-stale = Aan tafel is het spel al verder. Kijk nog eens.
refusal-not_allowed = Niet toegestaan ({ $rule }: { $reason }).
refusal-bad_row = Dit is hier geen zet: { $detail }
refusal-unknown_action = Deze zet kent het spel niet.
refusal-nothing_to_decide = Op deze plek valt nu niets te beslissen.
refusal-no_move_to_undo = Je hebt geen zet die teruggenomen kan worden.
refusal-changed_often = Je hebt dit antwoord heel vaak veranderd; het blijft zoals het is.
refusal-no_sealed_answer = Er is geen verborgen antwoord om ongedaan te maken.
refusal-own_id = Id's die met bot- of order- beginnen, zijn van de server.

## New tables, records, replays

refusal-unknown_game = Een spel ‘{ $game }’ is er hier niet.
refusal-unknown_bot = Geen bot ‘{ $bot }’ speelt { $game }.
refusal-brought_bot = Een server roept voor spelers geen adressen op en start geen programma's. Laat je bot vanaf je eigen computer aan tafel gaan: safehouse seat.
refusal-too_few_seats = Zoveel plaatsen voor personen zijn er niet.
refusal-scenario_own_setup = Een stelling brengt haar eigen regels en bestanden mee.
refusal-scenario_game = Deze stelling hoort bij { $game }.
refusal-scenario_players = Deze stelling is voor { $players } spelers.
refusal-file_too_large = Te groot ({ $role }): { $bytes } bytes zonder witruimte, toegestaan zijn { $limit }.
refusal-bad_setup = Zo kan het spel niet worden opgezet: { $detail }
refusal-bad_record = Dit spelbestand kan niet worden gebruikt: { $detail }
refusal-record_nul = Een spelbestand mag geen NUL-teken bevatten.
refusal-record_upgraded = Tijdens dit spel zijn de spelregels bijgewerkt; er is geen spelbestand om na te spelen.
refusal-record_scenario = Dit spel begon vanuit een stelling; het spelbestand is er als het is afgelopen.
refusal-past_queue = Er worden nu veel spellen teruggekeken; probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-past_broke = Dit spel kan nu niet worden teruggekeken; probeer het later opnieuw.
refusal-other_rules = Er is gespeeld met regels { $rules }, hier gelden regels { $ours }; dit kan niet stap voor stap worden getoond.

## Analysis

refusal-stopping = De server stopt.
refusal-analysis_queue = Te veel spellen wachten op een analyse; probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-analysis_slow = De analyse duurde te lang.
refusal-analysis_broke = De analyse is afgebroken; probeer het later nog eens.
refusal-analysis_unfinished = Alleen een afgelopen spel kan worden geanalyseerd.
refusal-analysis_mixed = Alleen een spel dat vanaf het begin volgens dezelfde regels is gespeeld, kan worden geanalyseerd.
refusal-analysis_off = Op deze server worden geen spellen geanalyseerd.

## The server

refusal-internal = Er ging iets mis in de server; er is niets veranderd.
refusal-storage = De server kan nu niet opslaan; er is niets veranderd. Probeer het straks opnieuw.
refusal-storage_damaged = Wat hier is opgeslagen, is beschadigd. Wie deze server beheert, moet een kopie terugzetten.
refusal-storage_lost = Tijdens het opslaan ging de verbinding verloren. Verstuur hetzelfde nog eens: het telt één keer.
refusal-unusable = Dit kan hier niet worden gebruikt: { $detail }
refusal-too_many_requests = Dat was veel tegelijk. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-too_many_messages = Te veel berichten. Wacht { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
}.
refusal-too_many_tables = Vanaf dit adres zijn veel tafels geopend. De volgende kan over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
}.
refusal-too_many_bytes = Vanaf dit adres kwamen veel speelborden en spellen. De volgende kan over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
}.
refusal-too_many_bot_tables = Vanaf dit adres zijn er veel tafels met alleen bots. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-server_full = Deze server heeft zoveel tafels als hij aankan. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-too_many_connections = Er zijn te veel verbindingen open. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-too_many_sockets = Vanaf dit adres zijn te veel tafels open.
refusal-foreign_page = Deze pagina mag niet met deze server praten.
refusal-unknown_host = Onbekende hostnaam. De beheerder kan SAFEHOUSE_URL instellen.
refusal-one_host = Een verzoek moet precies één host noemen.
refusal-hello_first = Stuur eerst hello.
refusal-version = Deze server spreekt versie { $version } van het protocol. Laad de pagina opnieuw.
refusal-socket_only = Dat kan alleen via een socket.

## Requests and messages that cannot be read

refusal-not_found = Op dit adres is niets te vinden.
refusal-wrong_method = Dat kan niet met wat er op dit adres staat.
refusal-too_large = Groter dan { $limit } bytes.
refusal-no_length = Het verzoek moet zeggen hoe lang de inhoud is.
refusal-json_only = Hier wordt alleen JSON gelezen.
refusal-unreadable = Het verzoek is niet leesbaar.
refusal-bad_value = Het verzoek heeft een verkeerde waarde: { $detail }
refusal-not_http = Dit is geen HTTP.
refusal-no_socket = Met dit verzoek kan geen socket worden geopend.
refusal-headers_large = De headers zijn groter dan deze server leest.
refusal-headers_late = De headers kwamen niet op tijd.
refusal-bad_message = Het bericht is niet leesbaar: { $detail }
refusal-not_json = Geen JSON.
refusal-not_utf8 = Geen tekst in UTF-8.
refusal-no_such_message = Dit past bij niets wat hier wordt gelezen.
refusal-too_deep = Meer dan { $depth } niveaus diep genest.
refusal-nul_in_text = Een tekst bevat het teken 0.
refusal-half_pair = Een tekst bevat een half surrogaatpaar.
refusal-doubled_key = Dezelfde sleutel komt twee keer voor in één object.
refusal-not_a_number = { $name } is geen getal.
refusal-large_number = Een getal ligt voorbij 2^53.

## Beheer

refusal-table_closed = De beheerder heeft deze tafel gesloten: { $reason }
refusal-name_refused = Deze naam mag hier niet. Kies een andere.
refusal-address_blocked = Dit adres is op deze server geblokkeerd: { $reason }
refusal-address_blocked_for = Dit adres is op deze server nog { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} geblokkeerd: { $reason }
refusal-not_reportable = Je kunt alleen iemand anders aan tafel melden.
refusal-too_many_reports = Je hebt al een paar keer gemeld. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-sign_in = Log eerst in als beheerder.
refusal-wrong_admin_token = Dit is niet het token van de beheerder.
refusal-too_many_attempts = Te veel verkeerde tokens. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-bad_network = Geen IP-adres of netwerk. Typ bijvoorbeeld 203.0.113.7, 2001:db8::1 of 203.0.113.0/24.
refusal-network_own = In dit netwerk staat de server zelf; het kan niet worden geblokkeerd.
refusal-network_yours = In dit netwerk ligt je eigen adres.
refusal-network_wide = Dit netwerk is te groot. Het prefix moet minstens { $bits } bits hebben.
refusal-not_blocked = Dit netwerk is niet geblokkeerd.
refusal-word_short = Te kort. Een woord heeft minstens { $letters } letters nodig.
refusal-no_such_word = Dit woord staat niet in het filter.
refusal-no_such_report = Deze melding bestaat niet.
refusal-nobody_there = Op deze plek zit niemand.
refusal-ask_server = Alleen een draaiende server weet wie er verbonden is. Noem hem met --server.

## Lessons
refusal-lesson_other_move = De les vraagt hier om een andere zet.
refusal-lesson_over = De les is afgelopen. Speel een echt spel of ga door naar het volgende hoofdstuk.
refusal-lesson_alone = Dat kan niet in een les.
refusal-lesson_one_person = Een les is voor één persoon, zonder klok en niet openbaar.
refusal-no_lesson = Aan deze tafel wordt geen les gespeeld.

## Profielen en apparaten

refusal-device_unknown = Dit apparaat is bij geen enkel profiel aangemeld.
refusal-device_removed = Dit apparaat is uit zijn profiel verwijderd.
refusal-profile_blocked = Dit profiel is op deze server geblokkeerd: { $reason }
refusal-already_seated = Je zit al aan deze tafel.
refusal-wrong_device_link = Deze link werkt niet: hij is al gebruikt, verlopen of onvolledig.
refusal-wrong_phrase = Geen enkel profiel heeft deze herstelcode.
refusal-phrase_typo = Dit is geen herstelcode. Controleer hem op typefouten.
refusal-no_such_device = Dit apparaat bestaat niet.
refusal-too_many_devices = Een profiel kan { $limit } apparaten hebben. Verwijder er eerst een.
refusal-too_many_profiles = Vanaf dit adres zijn veel profielen gemaakt. Probeer het over { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } seconden
} opnieuw.
refusal-no_profile_there = De persoon op deze plaats heeft geen profiel. Blokkeer in plaats daarvan het adres.
refusal-person_not_blocked = Dit profiel is niet geblokkeerd.

## Wat een berichtenapp van een link toont

preview-start = Safehouse: drie spionagespellen
preview-start-about = Heimlich & Co., Vienna en Suitcase, met vrienden of tegen bots. Zonder account.
preview-table = { $game } – neem plaats
preview-table-about = Je bent uitgenodigd voor een spel { $game }. Zonder account.
preview-replay = { $game } – een replay
preview-replay-about = Bekijk een spel { $game } zet voor zet.

## Notifications

refusal-unknown_channel = Op deze manier verstuurt deze server geen meldingen.
refusal-too_many_channels = Je hebt al { $limit } adressen voor meldingen. Verwijder er eerst een.
refusal-too_many_mails = Er zijn te veel e-mails gevraagd. Probeer het later nog eens.
refusal-bad_webhook = Dit is geen adres van een webhook: { $detail }
refusal-bad_push = Deze browser gaf geen adres waar meldingen naartoe kunnen.
refusal-bad_mail = Dit is geen e-mailadres.
refusal-unknown_zone = Deze tijdzone bestaat niet.
refusal-wrong_mail_link = Deze link is niet meer geldig. Vraag in je profiel een nieuwe aan.

## Invitations

refusal-no_such_person = Deze persoon kan niet worden uitgenodigd. Kies iemand met wie je al hebt gespeeld.
refusal-invite_host_only = Alleen de host kan mensen aan deze tafel uitnodigen.
refusal-seats_kept = De vrije plekken zijn gereserveerd voor mensen die zijn uitgenodigd.
refusal-not_invited = Deze uitnodiging geldt niet meer.
