/** What the plan of Vienna shows besides streets and houses: sectors, parks, the little river. Nothing here plays. */

type Points = [number, number][];

export interface Sector {
  /** Whose: a flag of the game. */
  power: string;
  points: Points;
  /** Where its name may stand. */
  names: Points;
}

/** In the frame of the board's file, 1600 by 1160. Inside the Ring the four powers rule together. */
export const SECTORS: Sector[] = [
  {
    power: "usa",
    points: [
      [-60, -60],
      [430, -60],
      [604, 12],
      [764, 66],
      [840, 262],
      [707, 238],
      [567, 288],
      [436, 405],
      [407, 557],
      [423, 734],
      [474, 828],
      [330, 896],
      [215, 958],
      [-60, 1010],
    ],
    names: [
      [60, 30],
      [240, 400],
      [40, 540],
      [520, 60],
      [230, 60],
    ],
  },
  {
    power: "ussr",
    points: [
      [604, 12],
      [764, 66],
      [848, 221],
      [906, 267],
      [1103, 354],
      [1360, 452],
      [1529, 503],
      [1660, 560],
      [1660, -60],
      [560, -60],
    ],
    names: [
      [1320, 60],
      [1330, 390],
      [960, 60],
      [1240, 390],
    ],
  },
  {
    power: "great_britain",
    points: [
      [1529, 503],
      [1360, 452],
      [1349, 597],
      [1290, 641],
      [1196, 787],
      [1035, 873],
      [985, 884],
      [985, 1000],
      [1075, 1120],
      [1090, 1220],
      [1660, 1220],
      [1660, 560],
    ],
    names: [
      [1440, 760],
      [1440, 1060],
      [1300, 860],
      [1440, 980],
    ],
  },
  {
    power: "ussr",
    points: [
      [985, 884],
      [890, 889],
      [703, 854],
      [640, 848],
      [612, 960],
      [570, 1080],
      [560, 1220],
      [1090, 1220],
      [1075, 1120],
      [985, 1000],
    ],
    names: [
      [800, 1130],
      [610, 1130],
      [820, 1000],
    ],
  },
  {
    power: "france",
    points: [
      [640, 848],
      [474, 828],
      [330, 896],
      [215, 958],
      [-60, 1010],
      [-60, 1220],
      [560, 1220],
      [570, 1080],
      [612, 960],
    ],
    names: [
      [330, 1130],
      [60, 1130],
      [480, 930],
      [60, 1000],
    ],
  },
];

/** Where two sectors meet: drawn in both colours. */
export const BORDERS: { powers: [string, string]; points: Points }[] = [
  {
    powers: ["usa", "france"],
    points: [
      [474, 828],
      [330, 896],
      [215, 958],
      [-60, 1010],
    ],
  },
  {
    powers: ["france", "ussr"],
    points: [
      [640, 848],
      [612, 960],
      [570, 1080],
      [560, 1220],
    ],
  },
  {
    powers: ["ussr", "great_britain"],
    points: [
      [985, 884],
      [985, 1000],
      [1075, 1120],
      [1090, 1220],
    ],
  },
];

export const PARKS: { name: string; points: Points }[] = [
  {
    name: "Prater",
    points: [
      [1390, 20],
      [1480, -20],
      [1640, 0],
      [1660, 330],
      [1560, 380],
      [1470, 300],
      [1410, 190],
    ],
  },
  {
    name: "Augarten",
    points: [
      [1010, -30],
      [1240, -40],
      [1300, 60],
      [1230, 160],
      [1080, 170],
      [1000, 80],
    ],
  },
  {
    name: "Stadtpark",
    points: [
      [1215, 775],
      [1300, 700],
      [1340, 780],
      [1270, 890],
      [1130, 900],
      [1120, 850],
    ],
  },
  {
    name: "Volksgarten",
    points: [
      [432, 560],
      [520, 545],
      [600, 610],
      [575, 690],
      [490, 720],
      [440, 670],
    ],
  },
  {
    name: "Burggarten",
    points: [
      [520, 800],
      [700, 795],
      [730, 835],
      [620, 838],
    ],
  },
  {
    name: "Belvedere",
    points: [
      [1150, 1040],
      [1400, 1010],
      [1430, 1110],
      [1320, 1190],
      [1140, 1190],
    ],
  },
  {
    name: "Rathauspark",
    points: [
      [270, 420],
      [370, 420],
      [392, 500],
      [330, 560],
      [262, 520],
    ],
  },
];

/** The Wien, from the west to the canal; under Karlsplatz it is covered. */
export const RIVERS: Points[] = [
  [
    [540, 1220],
    [556, 1090],
    [600, 970],
    [632, 900],
  ],
  [
    [1090, 905],
    [1200, 830],
    [1310, 730],
    [1370, 640],
    [1440, 560],
    [1500, 500],
  ],
];

/** Boards of this city; on another nothing of it is drawn. */
export const CITIES = ["balanced", "vienna_1950"];
