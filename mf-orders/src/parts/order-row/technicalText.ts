import { isApiFailure } from '@depot/api';

/**
 * The text of the technical error dialog: the sentence of a refusal or of a lost connection, where a person can act on
 * it, else none, which leaves the generic one.
 */
export function technicalText(failure: unknown): string | undefined {
  return isApiFailure(failure) && failure.statusCode < 500 ? failure.message : undefined;
}
