/** The lines of the logo, on 32 by 32 units. */
export const gable = 'M8 13.5 16 9l8 4.5M9.5 13.8V23h13v-9.2M13 23v-5.5h6V23';

/** Boxes on one bay: left edge, width and height in the drawing's units; `marked` is the next one to ship. */
export interface Box {
  x: number;
  width: number;
  height: number;
  marked?: boolean;
}

export const bays: readonly Box[][] = [
  [
    { x: 24, width: 70, height: 54 },
    { x: 98, width: 46, height: 40 },
    { x: 196, width: 88, height: 62 },
    { x: 332, width: 60, height: 44 },
    { x: 396, width: 52, height: 58 },
  ],
  [
    { x: 40, width: 52, height: 58 },
    { x: 128, width: 92, height: 48 },
    { x: 224, width: 44, height: 48 },
    { x: 300, width: 74, height: 62, marked: true },
    { x: 414, width: 44, height: 36 },
  ],
  [
    { x: 20, width: 96, height: 46 },
    { x: 120, width: 58, height: 64 },
    { x: 236, width: 62, height: 40 },
    { x: 302, width: 48, height: 56 },
    { x: 384, width: 76, height: 50 },
  ],
  [
    { x: 32, width: 62, height: 60 },
    { x: 150, width: 50, height: 42 },
    { x: 204, width: 84, height: 58 },
    { x: 324, width: 54, height: 50 },
    { x: 382, width: 66, height: 40 },
  ],
];

/** Height of a bay in units of the drawing. */
const pitch = 96;

/** The units of the drawing, and the posts that hold everything. */
export const drawing = { viewBox: '0 0 480 420', posts: 'M8 0v420M14 0v420M466 0v420M472 0v420' };

/** Vertical position of a bay's floor, from the top. */
export const drawFloor = (bay: number): number => 90 + bay * pitch;

export const drawBoard = (floor: number): string => `M0 ${floor}h480M0 ${floor + 7}h480`;

export const labelPath = ({ x, width, height }: Box, floor: number): string =>
  `M${x + 8} ${floor - height + 10}h${width / 3}M${x + 8} ${floor - height + 16}h${width / 5}`;
