/** Label stock that is printed on: Avery sheets of Letter size, and labels from a roll, by width × height in inches. */
export const labelSheetNames = [
  'AVERY_22805',
  'AVERY_5160',
  'AVERY_5163',
  'AVERY_94233',
  'ROLL_4X6',
  'ROLL_2X1',
] as const;
export type LabelSheetName = (typeof labelSheetNames)[number];
export const usualLabelSheet: LabelSheetName = 'AVERY_22805';
