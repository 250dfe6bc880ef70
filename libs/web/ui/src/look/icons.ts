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
