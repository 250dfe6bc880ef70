import { type Message, translate } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { type ApiFailure, failureOfAnswer, failureText, isApiFailure, unreachableFailure } from './failureText.js';

export { type ApiFailure, isApiFailure, withCorrelation } from './failureText.js';

/** The failure that an answer tells of, in the language on screen. */
export const parseFailure = (statusCode: number, body: unknown): ApiFailure =>
  failureOfAnswer(statusCode, body, currentLanguage());

export const createUnreachable = (): ApiFailure => unreachableFailure(currentLanguage());

const cut: Message = {
  gb: 'You were signed out before the answer came. Sign in again and look whether it was done.',
  cn: '收到结果前您已退出登录，请重新登录后确认操作是否已完成。',
};

/** The end of a session, here or in another tab, cuts off the calls that are under way. */
const isCut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** The message to show for anything that was thrown, in the language on screen. */
export const failureMessage = (error: unknown): string =>
  isCut(error) ? translate(cut, currentLanguage()) : failureText(error, currentLanguage());

/** The same failure as an error, for code that throws. */
export function toError(failure: ApiFailure): Error & ApiFailure {
  return Object.assign(new Error(failure.message), failure);
}

/** Failure without a response, with the caller's message; the message of any other error is not shown. */
export const failureSaying = (message: string): Error & ApiFailure =>
  toError({ statusCode: 400, code: 'VALIDATION', message });

/** Message that says why a query has no response; undefined if it has not failed. */
export function queryFailure({ isError, error }: { isError: boolean; error?: unknown }): string | undefined {
  return isError ? failureMessage(error) : undefined;
}

/**
 * Response that a list shows while its page or filter changes: the current one, else the one to the previous request;
 * undefined if there is neither.
 */
export function shownAnswer<Answer>(query: { data?: Answer; currentData?: Answer; error?: unknown }) {
  return query.currentData ?? (query.error === undefined ? query.data : undefined);
}

/**
 * The text of the technical error dialog: the message of a refusal, of a lost connection, of a server that is away for
 * a moment or of a sign-out, where a person can act on it, else none, which leaves the generic one.
 */
export function technicalText(failure: unknown): string | undefined {
  if (isCut(failure)) return failureMessage(failure);
  if (!isApiFailure(failure)) return undefined;
  return failure.statusCode < 500 || failure.code === 'UNAVAILABLE' ? failure.message : undefined;
}
