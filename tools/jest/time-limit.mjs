import { expect, jest } from '@jest/globals';

/** Milliseconds that each test and hook of a file may take. */
const limits = { database: 60_000, other: 20_000 };

/**
 * A test that needs more gives its own limit and the reason beside it (`jest.setTimeout` or the third argument). A
 * limit is several times what the test takes alone, because the gate runs beside other work.
 */
export const limitOf = (file) => (file.includes('.db.spec.') ? limits.database : limits.other);

jest.setTimeout(limitOf(expect.getState().testPath));
