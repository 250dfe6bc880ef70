import { expect, jest, test } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

const hash = jest.fn(argon2.hash);
const listOfCommon = jest.fn(() => ({ dictionary: { 'passwords-common': ['letmein'] } }));
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, hash }));
jest.mock('@zxcvbn-ts/language-common', () => listOfCommon());
const { isCommonPassword, verifyPassword } = await import('./passwords.js');

test('an address that nobody has is answered again after a hash could not be made once', async () => {
  const scarce = new Error('out of memory');
  hash.mockRejectedValueOnce(scarce);
  expect(await verifyPassword(null, 'anything').catch((error: unknown) => error)).toBe(scarce);
  expect(await verifyPassword(null, 'anything')).toBe(false);
});

test('a list of common passwords that could not be read once is read again', () => {
  listOfCommon.mockImplementationOnce(() => {
    throw new Error('EMFILE: too many open files');
  });
  expect(() => isCommonPassword('letmein')).toThrow('EMFILE');
  expect(isCommonPassword('letmein')).toBe(true);
});
