/** Path data of one illustration on a 96 grid: two overlapping plates and the key on top, filled and stroked. */
export interface AudienceDrawing {
  plateA: string;
  plateB: string;
  /** Filled in the key's colour. */
  key?: string;
  /** Stroked in the key's colour with square ends. */
  line?: string;
  /** Stroke width in grid units. */
  lineWidth?: number;
}

/** Path data of a disc around x/y. */
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Target groups of a road-safety or mobility brief (specification, section 3). None has a face. */
export const AUDIENCES = {
  beginner: {
    plateA: disc(42, 48, 34),
    plateB: disc(60, 48, 28),
    key: disc(48, 48, 8),
    line: 'M14 45h26M56 45h26M48 56v26',
    lineWidth: 6,
  },
  bike: {
    plateA: disc(28, 62, 24),
    plateB: disc(68, 62, 24),
    line: 'M28 62 40 32h24L48 62H28M40 32l-3-8M30 24h14M68 62 61 22h9',
    lineWidth: 4,
  },
  car: {
    plateA: 'M6 70V50h60a24 20 0 0 1 24 20z',
    plateB: 'M18 60V40a18 18 0 0 1 18-18h18a24 24 0 0 1 24 24v14z',
    key: disc(28, 71, 11) + disc(69, 71, 11),
  },
  children: {
    plateA: disc(64, 34, 26),
    plateB: 'M14 90V64a18 18 0 0 1 18-18h8a18 18 0 0 1 18 18v26z',
    key: disc(36, 29, 12),
    line: 'M46 74 70 68V59',
    lineWidth: 4,
  },
  commercial: {
    plateA: 'M4 20h58v50H4z',
    plateB: 'M48 38h24a20 20 0 0 1 20 20v12H48z',
    key: disc(24, 71, 11) + disc(72, 71, 11),
  },
  motorcycle: {
    plateA: `${disc(21, 68, 19)}M4 36h34v8h24v12a16 16 0 0 1-16 16H38a14 14 0 0 1-14-14V52A16 16 0 0 1 4 36z`,
    plateB: `${disc(75, 68, 19)}M36 54V46a16 16 0 0 1 16-16h8a14 14 0 0 1 14 14v10z`,
    key: disc(21, 68, 6) + disc(75, 68, 6),
    line: 'M75 68 60 20H47',
    lineWidth: 5,
  },
  pedestrian: {
    plateA: 'M30 64V42a20 20 0 0 1 36 0v22z',
    plateB: 'M44 32h26v26a26 26 0 0 1-26-26z',
    key: disc(50, 15, 11),
    line: 'M42 64 31 90M54 64l14 12v16',
    lineWidth: 7,
  },
  seniors: {
    plateA: 'M20 82V60a30 30 0 0 1 30-30h14v52z',
    plateB: 'M42 40h22a20 20 0 0 1 20 20H62a20 20 0 0 1-20-20z',
    key: disc(62, 17, 11),
    line: 'M80 92V56M32 82v11M52 82v11',
    lineWidth: 6,
  },
} as const satisfies Record<string, AudienceDrawing>;

/** Name of an audience. */
export type AudienceName = keyof typeof AUDIENCES;
