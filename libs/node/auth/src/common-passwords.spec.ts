import { expect, test } from '@jest/globals';
import { isCommonPassword } from './passwords.js';

test.each(['123456', 'password', 'PassWord1', 'QWERTY', 'letmein', 'ｐａｓｓｗｏｒｄ'])(
  '%s is common',
  async (password) => expect(await isCommonPassword(password)).toBe(true),
);

test.each(['depot-demo', 'test-password', '码头-Harbor 7', 'kU3n0'])('%s is not', async (password) =>
  expect(await isCommonPassword(password)).toBe(false),
);
