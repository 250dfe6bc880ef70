import { failureMessage } from '@depot/api';

/** Why a query has no answer, in words; undefined while all is well. */
export function failureOf({ isError, error }: { isError: boolean; error?: unknown }): string | undefined {
  return isError ? failureMessage(error) : undefined;
}
