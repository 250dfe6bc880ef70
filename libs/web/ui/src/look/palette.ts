/**
 * The colours, once. Ink on paper: warm whites, ink, hairlines, and one strong colour for the one thing to do next.
 * Every pair of text and ground below reaches WCAG AA (4.5 : 1); `palette.spec.ts` measures it.
 */
export interface ColorPalette {
  /** Around the content. */
  desk: string;
  /** Ground of content. */
  paper: string;
  /** Background of menus, dialogs and other overlays. */
  sheet: string;
  /** Behind heads of tables and quiet areas. */
  shade: string;
  ink: string;
  inkSoft: string;
  inkFaint: string;
  hairline: string;
  /** Outline of fields: must be visible (3 : 1 against paper). */
  outline: string;
  /** Deep teal: the one thing to do next. */
  primary: string;
  /** Text on primary. */
  onPrimary: string;
  /** Ground of the chosen entry or row. */
  chosen: string;
  /** Cannot be undone, or is short. */
  danger: string;
  warning: string;
  success: string;
  info: string;
  /** Grounds of notices in the four colours above. */
  dangerGround: string;
  warningGround: string;
  successGround: string;
  infoGround: string;
}

export const light: ColorPalette = {
  desk: '#f6f3ec',
  paper: '#fdfcf9',
  sheet: '#fffefc',
  shade: '#f4f1ea',
  ink: '#1d1c1a',
  inkSoft: '#55524c',
  inkFaint: '#6e6a62',
  hairline: '#e4dfd4',
  outline: '#989184',
  primary: '#0c5c58',
  onPrimary: '#ffffff',
  chosen: '#e3eeeb',
  danger: '#b3261e',
  warning: '#8a5a00',
  success: '#2a6b3c',
  info: '#1d5fa8',
  dangerGround: '#fbebe8',
  warningGround: '#fbf2dc',
  successGround: '#e8f3ea',
  infoGround: '#e8f0f9',
};

export const dark: ColorPalette = {
  desk: '#131412',
  paper: '#1a1b19',
  sheet: '#232421',
  shade: '#20211f',
  ink: '#ebe8e1',
  inkSoft: '#b8b4ab',
  inkFaint: '#98948b',
  hairline: '#33342f',
  outline: '#74756d',
  primary: '#58b9ae',
  onPrimary: '#06211f',
  chosen: '#1d3532',
  danger: '#f28b82',
  warning: '#e3b341',
  success: '#7cc68d',
  info: '#82b4ec',
  dangerGround: '#331c1a',
  warningGround: '#2d2412',
  successGround: '#18281c',
  infoGround: '#172534',
};
