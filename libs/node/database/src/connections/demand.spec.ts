import { expect, test } from '@jest/globals';
import { Demand } from './demand.js';

test('tells how much is asked for in a second, and forgets it when nothing is', () => {
  const demand = new Demand();
  expect(demand.getRatePerSecond(0)).toBe(0);
  for (let at = 0; at < 5000; at += 20) demand.recordRequest(at);
  expect(Math.round(demand.getRatePerSecond(5000) / 10) * 10).toBe(50);
  expect(demand.getRatePerSecond(15_000)).toBeLessThan(0.1);
});
