export { type Say, useMessages } from '@depot/i18n';
