import * as admin from '@depot/contracts/admin';
import * as billing from '@depot/contracts/billing';
import * as catalog from '@depot/contracts/catalog';
import * as deployments from '@depot/contracts/deployments';
import * as documents from '@depot/contracts/documents';
import * as identity from '@depot/contracts/identity';
import * as importing from '@depot/contracts/importing';
import * as inbound from '@depot/contracts/inbound';
import * as inventory from '@depot/contracts/inventory';
import * as orders from '@depot/contracts/orders';
import * as reports from '@depot/contracts/reports';
import * as search from '@depot/contracts/search';
import * as wire from '@depot/contracts/wire';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { getSerializer, schemaMismatch } from './compile-serializer.js';

const contracts = {
  admin,
  billing,
  catalog,
  deployments,
  documents,
  identity,
  importing,
  inbound,
  inventory,
  orders,
  reports,
  search,
  wire,
};
const schemas = Object.entries(contracts).flatMap(([area, all]) =>
  Object.entries(all).flatMap(([name, schema]) =>
    schema instanceof z.ZodType ? [[`${area}.${name}`, schema] as const] : [],
  ),
);

/** Values that mostly fit the schema: both implementations must agree on them. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def, values } = (schema as z.core.$ZodTypes)._zod;
  if (values) return fc.constantFrom<unknown>(...values);
  switch (def.type) {
    case 'object':
      return fc.record({
        ...Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, valuesOf(field)])),
        unnamed: fc.string(),
      });
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 });
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined, freq: 3 });
    case 'nullable':
      return fc.option(valuesOf(def.innerType), { nil: null, freq: 3 });
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'pipe':
      return valuesOf(def.in);
    case 'string':
      return fc.oneof(fc.string({ maxLength: 12, unit: 'binary' }), fc.constant('2026-11-20'));
    case 'number':
      return fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
        fc.double(),
        fc.constantFrom(0, -0, -1, 0.5, 2 ** 53),
      );
    case 'boolean':
      return fc.boolean();
    default:
      return fc.anything();
  }
}

/** The value with an unfit part in it. */
function spoiled(value: unknown, wrong: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return wrong;
  const entries: [string, unknown][] = Object.entries(value);
  const [key, inner] = entries[depth % Math.max(entries.length, 1)] ?? ['none', undefined];
  const changed = spoiled(inner, wrong, depth - 1);
  return Array.isArray(value)
    ? value.map((item, at) => (String(at) === key ? changed : (item as unknown)))
    : { ...value, [key]: changed };
}

describe('the compiled shape of every schema of the contracts', () => {
  it('is there for more than a few', () => expect(schemas.length).toBeGreaterThan(100));

  it.each(schemas)('%s says what zod says', (_name, schema) => {
    const wrong = fc.oneof(
      fc.constantFrom<unknown>(undefined, null, NaN, Infinity, 1.5, -1, '', [], {}, [1], true),
      fc.anything(),
    );
    fc.assert(
      fc.property(valuesOf(schema), wrong, fc.nat(6), (value, other, depth) => {
        for (const given of [value, spoiled(value, other, depth)]) {
          const expected = schema.safeParse(given);
          const shaped = getSerializer(schema)(given);
          expect(shaped === schemaMismatch).toBe(!expected.success);
          if (expected.success) expect(JSON.stringify(shaped)).toBe(JSON.stringify(expected.data));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('what a text or a number has to be besides', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a format of its own', z.email(), 'nobody', schemaMismatch],
    ['a length', z.string().min(3), 'ab', schemaMismatch],
    ['a pattern', z.string().regex(/^a/), 'ba', schemaMismatch],
    ['a changed case', z.string().toLowerCase(), 'ABC', 'abc'],
    ['a text made of another value', z.coerce.string(), 5, '5'],
    ['a number made of another value', z.coerce.number(), '5', 5],
    ['a step', z.number().multipleOf(5), 7, schemaMismatch],
    ['a whole number', z.int(), 1.5, schemaMismatch],
    ['nothing', z.string(), 'ab', 'ab'],
  ])('%s is kept', (_what, schema, given, expected) => expect(getSerializer(schema)(given)).toBe(expected));
});
