import { expect, test } from '@jest/globals';
import { isCommonPassword } from './passwords.js';

test.each(['123456', 'password', 'PassWord1', 'QWERTY', 'letmein', 'ｐａｓｓｗｏｒｄ'])('%s is common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

test.each(['depot-demo', 'test-password', '码头-Harbor 7', 'kU3n0'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);
