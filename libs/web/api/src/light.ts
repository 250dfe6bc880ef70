/** Parts of a call that need neither a store nor i18next. */
export { type ApiFailure, failureOfAnswer, failureText, unreachableFailure } from './failureText.js';
export { actionKey, isSettled } from './idempotency.js';

const csrfCookie = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;

/** The pair of the cross-site request cookie, where there is one. */
export function csrfHeader(): Record<string, string> {
  const csrf = csrfCookie.exec(document.cookie)?.[1];
  return csrf ? { 'X-XSRF-TOKEN': decodeURIComponent(csrf) } : {};
}

/** As often as first answers, which all bring a pair, may overtake one another. */
const maxAttempts = 4;

/**
 * Sends a request that carries the pair, and repeats it if it was refused because another response replaced the pair
 * between reading the cookie and sending the request: the server has done nothing then.
 */
export async function sendPaired<Answer>(
  send: () => Promise<Answer>,
  statusOf: (answer: Answer) => unknown,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const pair = csrfHeader()['X-XSRF-TOKEN'];
    const answer = await send();
    const isReplaced = csrfHeader()['X-XSRF-TOKEN'] !== pair;
    if (statusOf(answer) !== 403 || !isReplaced || attempt === maxAttempts) return answer;
  }
}
