### The lessons of Vienna. A text fits a phone: 190 letters at most. The attribute “hint” answers a wrong try.

lesson-starter = 1 · De beginnersversie
    .about = Kaarten toewijzen, omkopen, pleinen omringen, telfiches verplaatsen – de laatste twee rondes van een spel.

lesson-starter-welcome = Wenen, 1950. Je agenten omringen de pleinen van de stad en nemen de geheime informatie die er ligt. Wie de meeste punten heeft, wint. Je speelt de laatste twee rondes mee.
lesson-starter-agent = Je agent staat op het Burgtheater. Staan je agenten op alle gebouwen rond een plein, dan krijg je het infofiche en zoveel punten als het getal zegt.
lesson-starter-square = De Löwelstraße ligt tussen het Burgtheater en de Hofburg: een plein met 2, met een microfilm. Nog een agent op de Hofburg en het plein is van jou.
lesson-starter-price = Een agent kost 2 steekpenningen in de kleur van het gebouw. De Hofburg is paars: dat kost 2 chocolade.
lesson-starter-purse = Dit heb je: steekpenningen, infofiches, punten en agenten. Je hebt 1 chocolade en je hebt er 2 nodig. Je kaarten helpen je.
lesson-starter-cards = Elke ronde krijg je drie kaarten. Je wijst ze in het geheim toe aan de acties I, II en IV. In elke actie telt maar één deel van de kaart.
lesson-starter-one = Actie I: de kaart gaat in een lade. De vaardigheid onderaan werkt dan elke ronde. Kies de kaart die gebouwen met de vlag van de USA goedkoper maakt.
    .hint = Die kaart heb je voor een andere actie nodig. Kies voor I de vaardigheid voor de vlag van de USA.
lesson-starter-two = Actie II: je krijgt de steekpenning linksboven. Kies de kaart met chocolade. Dan heb je er 2 en kun je de Hofburg betalen.
    .hint = Daarmee kun je de Hofburg niet betalen. Kies de kaart met chocolade linksboven.
lesson-starter-four = Actie IV: het telfiche van de info rechtsboven gaat vooruit, en elk infofiche van die soort geeft 1 punt. Je hebt 2 pistolen: kies het pistool.
    .hint = Het pistool levert het meest op, want je hebt er 2. Kies de kaart met het pistool rechtsboven.
lesson-starter-shown = Nu werken de kaarten. De eerste ligt in je lade, de tweede bracht je chocolade. Je hebt er nu 2.
lesson-starter-hofburg = Actie III heeft geen kaart: plaats een agent. Kies de Hofburg. Het label bij een gebouw toont wat het je kost.
    .hint = Dat kan ook. Maar op de Hofburg omringt je agent meteen een plein: kies de Hofburg.
lesson-starter-supply = Neem de agent uit je voorraad. Je kunt ook die van het Burgtheater verplaatsen, maar voor het plein heb je ze allebei nodig.
    .hint = Als die agent het Burgtheater verlaat, is het plein niet omringd. Neem er een uit je voorraad.
lesson-starter-taken = De microfilm is van jou, plus 2 punten. Daarna actie IV: het telfiche van het pistool ging vooruit, met 2 punten voor je 2 pistolen.
lesson-starter-tracks = Deze sporen beslissen aan het eind: elk infofiche telt zoveel als het gebied waarin zijn telfiche staat. Verplaats dus telfiches van info die je hebt.
lesson-starter-roof = Het telfiche van het pistool kwam in een nieuw gebied, dus ging de onderzoeker een veld verder. Op H eindigt een spel met twee: de volgende ronde is de laatste.
lesson-starter-plan = Zoek je volgende plein: de Heldenplatz. Alleen het Parlament ontbreekt. Er ligt een aktetas, de soort die je mist: alle vijf zijn een set, 10 punten!
lesson-starter-oneMore = Het Parlament heeft de vlag van de USA. Actie I: kies de kaart die daar 3 punten voor een agent geeft. Die werkt al in deze ronde.
    .hint = Voor actie I telt de onderkant van de kaarten: kies die met 3 punten voor de vlag van de USA.
lesson-starter-twoMore = Actie II: neem de koffie. Het Parlament is bruin en neemt koffie; met je korting kost het er maar 1. Wat je overhoudt, beslist bij een gelijke stand.
    .hint = Kies de andere kaart, met koffie linksboven. Het pistool is voor actie IV.
lesson-starter-fourMore = Actie IV: nog eens het pistool, voor 2 punten meer.
    .hint = Kies de kaart met het pistool rechtsboven: je hebt 2 pistolen.
lesson-starter-drawer = Dora had het stadswapen, speelde eerst en omringde meteen twee pleinen. Nu jij: leg de kaart in een vrije lade, dan houd je ook je korting.
    .hint = Daar zou de kaart je korting vervangen. Kies een vrije lade.
lesson-starter-parlament = Plaats je agent op het Parlament: de eerste lade verlaagt de prijs tot 1 koffie, de tweede geeft 3 punten, en de Heldenplatz is omringd.
    .hint = Het Parlament levert het meest op: een plein, een set en 3 punten extra. Kies dat.
lesson-starter-again = Weer uit je voorraad: de andere twee moeten blijven staan.
    .hint = De andere agenten staan rond de Heldenplatz. Neem er een uit je voorraad.
lesson-starter-over = Eindtelling: elk infofiche telt het getal van zijn gebied, je set van vijf 10 punten. Je wint met 52 tegen 37!
lesson-starter-end = Je kent nu de beginnersversie. Een heel spel begint met lege lades en zonder agenten op het speelbord. Zoek pleinen die gebouwen delen.

## The second chapter: missions and money

lesson-missions = 2 · Opdrachten en geld
    .about = Opdrachten aannemen, er twee tegelijk vervullen, kopen, agenten betalen – de laatste twee rondes van de volledige versie.

lesson-missions-welcome = In de volledige versie zijn er geld en opdrachten. Opdrachten leveren geld en punten op; met geld koop je en betaal je agenten. Je speelt de laatste twee rondes.
lesson-missions-desk = Je opdracht S-01 heeft de Franse vlag. Vervul hem door een agent op een Frans gebouw te plaatsen terwijl je agenten op de zegels religie en adel hebt.
lesson-missions-offer = Er liggen vier opdrachten open. Plaats je een agent op een gebouw met hun vlag, dan mag je er een aannemen. A levert meteen 1 shilling op, B 2.
lesson-missions-belvedere = Plaats uit je voorraad een agent op het Belvedere. Het is Frans, dus je mag daarna een opdracht aannemen, en het omringt de Prinz-Eugen-Straße.
    .hint = Dat mag. Maar het Belvedere levert een plein en een opdracht op: kies dat, met een agent uit je voorraad.
lesson-missions-accept = Nu mag je opdrachten vervullen of er een aannemen, nooit allebei. Neem A-24 aan: één agent op gebouw D, de Karmeliterkirche, vervult dan beide.
    .hint = Dat levert minder op. Neem A-24 aan: in de volgende ronde vervul je beide met één agent.
lesson-missions-roof = Je telfiche van het pistool passeerde een drempelwaarde en de onderzoeker staat op H. Dus is er nu een aankoop, dan de laatste ronde, en daarna betaaldag.
lesson-missions-buy = Aankoop: je mag één ding kopen. Je hebt 3 shilling. Koop het zegel: dat geeft 3 extra punten voor elke opdracht die je vervult, en dat worden er twee.
    .hint = Dat loont in een langer spel. Nu levert het zegel het meest op: 3 punten voor elk van je twee opdrachten.
lesson-missions-plan = De laatste kaarten. I: 3 punten voor een gebouw met religie. II: chocolade voor de paarse Karmeliterkirche. IV: het pistool, want je hebt er twee.
    .hint = Eén deel telt: bij I onderaan (religie), bij II linksboven (chocolade), bij IV rechtsboven (pistool).
lesson-missions-drawer = Dora nam steekpenningen. Nu jij: leg de kaart in een vrije lade. Zo houd je je korting op Franse gebouwen.
    .hint = Daar zou je korting vervangen worden. Kies een vrije lade.
lesson-missions-place = Nu de Karmeliterkirche, met een agent uit je voorraad: dat is gebouw D, Frans, met het zegel religie. En je omringt de Heinestraße.
    .hint = Voor A-24 heb je een agent op D nodig. Kies de Karmeliterkirche, met een agent uit je voorraad.
lesson-missions-fulfil = Vervul beide. Voor S-01 heb je agenten op religie en adel, voor A-24 een op D. Eén agent mag voor meerdere opdrachten tellen.
    .hint = Beide zijn klaar: vervul S-01 en A-24. Samen leveren ze 6 shilling en 3 punten op.
lesson-missions-reward = 6 shilling en 3 punten, en 6 extra van je zegel. Toont een opdracht steekpenningen of infofiches, dan hoef je ze alleen te hebben. Je levert ze niet in.
lesson-missions-farewell = Aan het eind kost elke niet vervulde opdracht een agent op het speelbord. Jij hebt er geen meer. Dora had S-02 nog en verloor een agent.
lesson-missions-payday = Dan betaaldag: elke agent op het speelbord kost 1 shilling. Je betaalde er 5. Een agent die je niet kunt betalen, gaat terug naar je voorraad.
lesson-missions-over = Eindtelling: infofiches tellen hun gebied, sets niets. Je zegel is 1 punt waard en de meeste agenten op het speelbord geven er 8. Je wint met 67 tegen 50!
lesson-missions-end = Je kent nu de volledige versie. Denk op tijd aan betaaldag en neem opdrachten aan waarvan vlag en gebouwen bij je plan passen. Goed gespeeld!

## The third chapter: both expansions

lesson-expansions = 3 · De uitbreidingen
    .about = De derde man helpt iedereen, een Feld-agent alleen jou – de laatste ronde van de volledige versie.

lesson-expansions-welcome = Er zijn twee uitbreidingen: de derde man, voor beide versies, en de Feld-agenten, voor de volledige versie. Je speelt een laatste ronde met allebei.
lesson-expansions-third = De derde man staat op de Karmeliterkirche. Hij is van niemand. Omring je een plein, dan mag hij als een van je agenten tellen.
lesson-expansions-helps = De Heinestraße ligt tussen Karmeliterkirche, Riesenrad en Palais Augarten. Met zijn hulp mis je alleen Palais Augarten. Het plein geeft dan 2 punten in plaats van 3.
lesson-expansions-feld = Iedereen heeft ook een Feld-agent, één agent extra met eigen vaardigheden. Die van jou is Hamburg. Je mag hem plaatsen zodra er vijf andere op het speelbord staan.
lesson-expansions-hamburg = Hamburg kost maximaal 1 steekpenning op een gebouw met adel, zoals Palais Augarten. En levert een opdracht shilling op, dan krijg je er 1 meer.
lesson-expansions-plan = Je kaarten. I: 3 punten voor een Brits gebouw. II: koffie. IV: het pistool, want je hebt er twee.
    .hint = Eén deel telt: bij I onderaan (Britse vlag), bij II linksboven (koffie), bij IV rechtsboven (pistool).
lesson-expansions-place = Kies Palais Augarten. Dat is Brits, dus je krijgt je 3 punten, en het helpt om twee pleinen te omringen.
    .hint = Palais Augarten levert het meest op: twee pleinen en 3 punten. Kies dat.
lesson-expansions-figure = Een agent van een ander gebouw kost 2 tijdschriften en laat een gat achter. Neem de Feld-agent: die kost er maar 1.
    .hint = Die agent heb je nodig waar hij staat. Kies de Feld-agent.
lesson-expansions-surround = De Rembrandtstraße omring je alleen. Bij de Heinestraße mag de derde man helpen. Doe dat: 2 punten en een dia.
    .hint = Zonder hem krijg je de dia niet. Neem de Heinestraße met zijn hulp.
lesson-expansions-fulfil = Ook je opdracht S-02 is Brits, en je hebt agenten op adel en cultuur. Vervul hem: 1 shilling, en 1 extra door Hamburg.
    .hint = Op betaaldag kun je het geld gebruiken. Vervul S-02.
lesson-expansions-walked = Na zijn hulp loopt de derde man verder: naar een buurgebouw van een andere kleur, nooit grijs, waar de meeste fiches liggen. Nu staat hij op de Postsparkasse.
lesson-expansions-payday = Betaaldag: je vijf agenten kosten 5 shilling. Een Feld-agent neemt geen geld, maar 1 chocolade. Heb je die niet, dan gaat hij terug naar je voorraad.
lesson-expansions-over = Verder telt een Feld-agent als elke andere. Met zes agenten heb je de meeste op het speelbord: 8 punten. Je wint met 63 tegen 46!
lesson-expansions-end = De andere Feld-agenten kunnen andere dingen: Amsterdam met koffie, New York met de USA, en Marrakesh loopt mee. Nu ken je heel Wenen!
