import { currentLanguage } from '@depot/i18n';
import { currentConnection } from './connection.js';

const csrfCookie = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;

/** Headers that every call carries: who asks, in which language, and the cross-site request pair. */
export function commonHeaders(): Record<string, string> {
  const token = currentConnection().token();
  const csrf = csrfCookie.exec(document.cookie)?.[1];
  return {
    'Accept-Language': currentLanguage(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(csrf ? { 'X-XSRF-TOKEN': decodeURIComponent(csrf) } : {}),
  };
}
