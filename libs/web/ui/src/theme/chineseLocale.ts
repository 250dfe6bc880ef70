import 'dayjs/locale/zh-cn';

export { default as chineseLocale } from 'antd/es/locale/zh_CN';
