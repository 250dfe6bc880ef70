/** What a call needs where there is neither a store nor i18next yet. */
export { csrfHeader } from './csrf.js';
export { type ApiFailure, failureOfAnswer, failureText, unreachableFailure } from './failureText.js';
export { actionKey, isSettled } from './idempotency.js';
