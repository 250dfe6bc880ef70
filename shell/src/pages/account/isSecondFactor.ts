import { isApiFailure } from '@depot/api';

/** The password was right, and a code is asked for, or was wrong. */
export const isSecondFactor = (failure: unknown): boolean => isApiFailure(failure) && failure.code === 'SECOND_FACTOR';
