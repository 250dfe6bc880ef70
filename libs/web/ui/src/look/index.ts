import { defineStored, oneOf } from '@depot/storage';

/** How Depot looks, for what is drawn before antd and React are there. */
export { lookVariables } from './variables.js';
/** Drawings of antd's icons, without React. */
export {
  CloseCircleFilled,
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  EyeOutlined,
  GlobalOutlined,
  LoadingOutlined,
  MoonOutlined,
  SunOutlined,
} from '@ant-design/icons-svg';
export type { IconDefinition } from '@ant-design/icons-svg/lib/types.js';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice on this device; nothing is kept before anybody has chosen. */
export const storedTheme = defineStored({
  key: 'depot-theme',
  schema: oneOf(themeChoices),
  scope: 'device',
  version: 1,
  format: 'text',
});
