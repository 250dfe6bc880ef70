import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { requestValues } from './request-values.js';

test('the log has room for what a request says, however much nobody asked for', () => {
  const junk = Array.from({ length: 400 }, (_, at) => [`junk${at}`, '\u0000'.repeat(190)] as const);
  const body = { name: 'Orders CI', ...Object.fromEntries(junk) };
  const values = requestValues({ query: {}, body } as FastifyRequest);
  expect(values['name']).toBe('Orders CI');
  expect(Buffer.byteLength(JSON.stringify(values))).toBeLessThan(60_000);
});
