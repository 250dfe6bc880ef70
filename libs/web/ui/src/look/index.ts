import { defineStored, oneOf } from '@depot/storage';

/** Theme for content that renders before antd and React load. */
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

/** Theme chosen on this device; nothing is stored until the user chooses. */
export const storedTheme = defineStored({
  key: 'depot-theme',
  schema: oneOf(themeChoices),
  scope: 'device',
  version: 1,
  format: 'text',
});
