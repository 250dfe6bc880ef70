export { useSay, type Say } from '@depot/i18n';
