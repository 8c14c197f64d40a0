"""Where buildings and squares of Vienna really lie: what `tools.design_vienna` starts from (V1.5).

Positions are (east, north) in metres from the Stephansdom, good to about 50 m.
"""

# name, label, seal, east, north
BUILDINGS = (
    ("rathaus", "Rathaus", "administration", -1200, 250),
    ("parlament", "Parlament", "administration", -1120, -60),
    ("justizpalast", "Justizpalast", "administration", -1220, -260),
    ("bundeskanzleramt", "Bundeskanzleramt", "administration", -700, -10),
    ("postsparkasse", "Postsparkasse", "administration", 560, 170),
    ("rossauer_kaserne", "Rossauer Kaserne", "administration", -560, 950),
    ("universitaet", "Universität", "science", -1000, 500),
    ("josephinum", "Josephinum", "science", -1450, 1170),
    ("technische_hochschule", "Technische Hochschule", "science", -270, -1060),
    ("akademie", "Akademie der Wissenschaften", "science", 290, 20),
    ("urania", "Urania", "science", 770, 330),
    ("tieraerztliche", "Tierärztliche Hochschule", "science", 970, -830),
    ("stephansdom", "Stephansdom", "religion", 0, 0),
    ("karlskirche", "Karlskirche", "religion", -120, -1130),
    ("votivkirche", "Votivkirche", "religion", -1090, 740),
    ("karmeliterkirche", "Karmeliterkirche", "religion", 410, 890),
    ("mariahilfer_kirche", "Mariahilfer Kirche", "religion", -1410, -1080),
    ("ruprechtskirche", "Ruprechtskirche", "religion", 100, 430),
    ("staatsoper", "Staatsoper", "culture", -340, -610),
    ("burgtheater", "Burgtheater", "culture", -900, 200),
    ("konzerthaus", "Konzerthaus", "culture", 250, -880),
    ("volkstheater", "Volkstheater", "culture", -1250, -390),
    ("theater_an_der_wien", "Theater an der Wien", "culture", -730, -1010),
    ("riesenrad", "Riesenrad", "culture", 1650, 900),
    ("hofburg", "Hofburg", "nobility", -590, -220),
    ("belvedere", "Belvedere", "nobility", 550, -1890),
    ("palais_liechtenstein", "Palais Liechtenstein", "nobility", -1070, 1550),
    ("palais_augarten", "Palais Augarten", "nobility", 410, 2000),
    ("palais_auersperg", "Palais Auersperg", "nobility", -1350, -220),
    ("palais_coburg", "Palais Coburg", "nobility", 270, -320),
)

# label, east, north; streets stand for a spot in their midst
SQUARES = (
    ("Stephansplatz", -60, 20), ("Graben", -290, 50), ("Kohlmarkt", -400, 20), ("Michaelerplatz", -510, -60),
    ("Heldenplatz", -780, -200), ("Josefsplatz", -460, -240), ("Albertinaplatz", -350, -450),
    ("Neuer Markt", -220, -270), ("Ballhausplatz", -640, -40), ("Minoritenplatz", -720, 100),
    ("Freyung", -590, 370), ("Am Hof", -440, 280), ("Judenplatz", -310, 370), ("Hoher Markt", -30, 250),
    ("Fleischmarkt", 220, 230), ("Schwedenplatz", 340, 380), ("Morzinplatz", 20, 500), ("Lugeck", 80, 110),
    ("Stubenbastei", 420, -100), ("Stubenring", 560, 20), ("Schwarzenbergplatz", 150, -780),
    ("Rooseveltplatz", -1010, 680), ("Rathausplatz", -1060, 240), ("Friedrich-Schmidt-Platz", -1330, 260),
    ("Schmerlingplatz", -1180, -160), ("Maria-Theresien-Platz", -950, -430), ("Karlsplatz", -260, -930),
    ("Naschmarkt", -560, -1080), ("Getreidemarkt", -680, -790), ("Opernring", -480, -600),
    ("Kärntner Straße", -150, -350), ("Beethovenplatz", 170, -710), ("Lothringerstraße", 60, -930),
    ("Rennweg", 400, -1230), ("Prinz-Eugen-Straße", 320, -1500), ("Am Heumarkt", 500, -850),
    ("Landstraßer Hauptstraße", 1000, -420), ("Praterstern", 1400, 1060), ("Praterstraße", 830, 720),
    ("Taborstraße", 490, 700), ("Karmelitermarkt", 280, 900), ("Obere Augartenstraße", 250, 1400),
    ("Aspernplatz", 750, 230), ("Radetzkyplatz", 1330, 110),
    ("Schottenring", -560, 700), ("Börseplatz", -520, 640), ("Salzgries", -200, 500),
    ("Franz-Josefs-Kai", 180, 530), ("Währinger Straße", -1200, 900), ("Alser Straße", -1650, 670),
    ("Liechtensteinstraße", -1000, 1250), ("Porzellangasse", -820, 1250), ("Berggasse", -850, 980),
    ("Josefstädter Straße", -1550, 230), ("Lerchenfelder Straße", -1650, -260), ("Burggasse", -1550, -500),
    ("Mariahilfer Straße", -1300, -850), ("Gumpendorfer Straße", -1100, -950), ("Linke Wienzeile", -1000, -1180),
    ("Wiedner Hauptstraße", -400, -1500), ("Argentinierstraße", 0, -1550), ("Ungargasse", 850, -1100),
    ("Seilerstätte", 130, -430), ("Parkring", 420, -330), ("Franziskanerplatz", 110, -180),
    ("Rotenturmstraße", 150, 200), ("Hauptallee", 1750, 500), ("Obere Donaustraße", 150, 800),
    ("Rembrandtstraße", -200, 1300), ("Roßauer Lände", -500, 1350), ("Schreyvogelgasse", -820, 380),
    ("Dominikanerbastei", 430, 200), ("Heiligenstädter Straße", -1100, 1900), ("Wallensteinstraße", -100, 1900),
    ("Nordbahnstraße", 1100, 1500), ("Heinestraße", 1000, 1150), ("Große Sperlgasse", 420, 1050),
    ("Untere Donaustraße", 800, 480), ("Invalidenstraße", 900, -250), ("Reisnerstraße", 600, -1150),
    ("Fasangasse", 900, -1800), ("Bellariastraße", -1020, -330), ("Neustiftgasse", -1450, -420),
    ("Doblhoffgasse", -1260, 40), ("Spittelberggasse", -1420, -560), ("Naglergasse", -420, 170),
    ("Wollzeile", 280, -40), ("Singerstraße", 90, -90), ("Löwelstraße", -780, 130), ("Babenbergerstraße", -870, -560),
    ("Johannesgasse", 100, -500), ("Gauermanngasse", -600, -650), ("Löwengasse", 1550, -100),
    ("Czerningasse", 1000, 700),
)  # fmt: skip

# Scenery: what it is, its name, where on its course the name stands (percent), and the course.
SCENERY = (
    ("water", "Donaukanal", 13, (
        (-950, 2350), (-700, 1800), (-480, 1250), (-250, 800), (50, 590), (330, 500), (620, 420), (860, 300),
        (1150, 230), (1450, 50), (1700, -250), (1800, -700),
    )),
    ("ring", "Ringstraße", 38, (
        (-120, 640), (-560, 730), (-830, 570), (-980, 330), (-1000, 60), (-960, -250), (-820, -480), (-480, -640),
        (-100, -720), (200, -680), (430, -400), (560, -50), (620, 200), (600, 390), (330, 440), (50, 530), (-120, 640),
    )),
)  # fmt: skip
