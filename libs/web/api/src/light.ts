/** What a call needs where there is neither a store nor i18next yet. */
export { type ApiFailure, failureOfAnswer, failureText, unreachableFailure } from './failureText.js';
export { actionKey, isSettled } from './idempotency.js';

const csrfCookie = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;

/** The pair of the cross-site request cookie, where there is one. */
export function csrfHeader(): Record<string, string> {
  const csrf = csrfCookie.exec(document.cookie)?.[1];
  return csrf ? { 'X-XSRF-TOKEN': decodeURIComponent(csrf) } : {};
}
