import { expect, test } from '@jest/globals';
import { isCommonPassword, isGuessablePassword } from './passwords.js';

test.each(['123456', 'password', 'PassWord1', 'QWERTY', 'letmein', 'ｐａｓｓｗｏｒｄ'])('%s is common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

test.each(['depot-demo', 'test-password', '码头-Harbor 7', 'kU3n0'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

test.each([
  ...['aaaaa', 'AAAAAA', 'ababab', 'abcabc', '11111111', '12345', '98765', 'fghij', '１２３４５', '啊啊啊啊啊'],
  ...['dana.li@harbor.test', 'Dana.Li@harbor.test', 'dana.li', 'il.anad'],
])('%s is guessed for dana.li@harbor.test', (password) =>
  expect(isGuessablePassword(password, 'dana.li@harbor.test')).toBe(true),
);

test.each(['depot-demo', 'kU3n0', 'harbor-lane', 'dana.li-77', '码头-Harbor 7'])('%s may be set', (password) =>
  expect(isGuessablePassword(password, 'dana.li@harbor.test')).toBe(false),
);
