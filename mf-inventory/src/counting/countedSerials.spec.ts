import { beforeEach, expect, test } from '@jest/globals';
import { isSerialCounted, recordSerials } from './countedSerials.js';
import type { CountFact, Finding } from './countFact.js';

const product = (productId: number, countId = 7) => ({ countId, productId });
const fact = (of: ReturnType<typeof product>, finding: Finding) => ({ ...of, finding }) as CountFact;
const scanned = (serial: string, count = 1): Finding => ({ kind: 'plus', count, serial });
const amount = (quantity: number): Finding => ({ kind: 'amount', quantity, version: 0 });
const [jars, tins] = [product(2), product(3)];

beforeEach(() => localStorage.clear());

test('a number is counted once its scan is taken, or waits to be', () => {
  expect(isSerialCounted(jars, 'A1')).toBe(false);
  expect(isSerialCounted(jars, 'A1', [fact(jars, scanned('A1'))])).toBe(true);
  recordSerials(fact(jars, scanned('A1')));
  expect(isSerialCounted(jars, 'A1')).toBe(true);
  expect(isSerialCounted(jars, 'A2')).toBe(false);
});

test('the same number of another product, or in another count, is another piece', () => {
  recordSerials(fact(jars, scanned('A1')));
  const others = [tins, product(2, 8)];
  expect(others.map((other) => isSerialCounted(other, 'A1'))).toEqual([false, false]);
  expect(isSerialCounted(tins, 'A1', [fact(jars, scanned('A1'))])).toBe(false);
  recordSerials(fact(tins, scanned('B1')));
  expect([isSerialCounted(jars, 'A1'), isSerialCounted(jars, 'B1'), isSerialCounted(tins, 'B1')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('who says by hand that there are fewer than were scanned may scan that product again, and no other', () => {
  for (const serial of ['A1', 'A2']) recordSerials(fact(jars, scanned(serial, 6)));
  recordSerials(fact(tins, scanned('B1')));
  recordSerials(fact(jars, amount(12)));
  expect(isSerialCounted(jars, 'A1')).toBe(true);
  expect(isSerialCounted(jars, 'A1', [fact(jars, amount(11))])).toBe(false);
  recordSerials(fact(jars, amount(11)));
  expect([isSerialCounted(jars, 'A1'), isSerialCounted(jars, 'A2'), isSerialCounted(tins, 'B1')]).toEqual([
    false,
    false,
    true,
  ]);
});
