import { expect, test } from '@jest/globals';
import { redactErrorMessage, thrownErrorLimits } from './thrown-error.js';

test.each([
  ['No order 4711 of 3.50', 'No order <number> of <number>'],
  ['Cannot read "Ann’s shop" of \'x\'', 'Cannot read <text> of <text>'],
  ['GET https://depot.example/api/order?id=7 failed', 'GET <address> failed'],
  ['ann@shop.example was refused', '<email> was refused'],
  ['key 3f2a91bc-77aa-4e01-9c2e-0123456789ab', 'key <number>'],
  ['one\n\ttwo\u0000\u202ethree', 'one two three'],
  ['decade facade', 'decade facade'],
])('%j is reported as %j', (message, redacted) => expect(redactErrorMessage(message)).toBe(redacted));

test('a redacted message is bounded, and redacting it again changes nothing', () => {
  const long = redactErrorMessage(`x"y" ${'word 12 '.repeat(100_000)}`);
  expect(long.length).toBeLessThanOrEqual(thrownErrorLimits.message);
  expect(redactErrorMessage(long)).toBe(long);
});
