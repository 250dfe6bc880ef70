import { expect, test } from '@jest/globals';
import { StreamableFile } from '@nestjs/common';
import * as z from 'zod';
import type { RouteFacts } from './route-facts.js';
import { serialise } from './serialise.js';

const facts = (part: Partial<RouteFacts>) => ({ id: 'stockList', ...part }) as RouteFacts;
const response = z.object({ list: z.array(z.object({ quantity: z.number() })) });

test('an answer has what its schema names and no more', () => {
  const answer = { list: [{ quantity: 3, secret: 'cost' }], note: 'inside' };
  expect(serialise(facts({ response }), answer)).toEqual({ list: [{ quantity: 3 }] });
});

test('one that does not fit does not leave, and what is wrong with it is said', () => {
  const wrong = { list: [{ quantity: 3 }, { quantity: 'three' }] };
  expect(() => serialise(facts({ response }), wrong)).toThrow(
    /^The answer of stockList does not fit its schema\. list\.1\.quantity: /,
  );
});

test('a file goes out as it is where a file is the answer, and an answer in its place where it comes later', () => {
  const file = new StreamableFile(Buffer.from('x'));
  expect(serialise(facts({ response: 'file' }), file)).toBe(file);
  expect(() => serialise(facts({ response: 'file' }), { list: [] })).toThrow('stockList must answer a file.');
  expect(() => serialise(facts({ response }), file)).toThrow('does not fit');
  expect(serialise(facts({ response: 'file', later: response }), { list: [] })).toEqual({
    list: [],
  });
});
