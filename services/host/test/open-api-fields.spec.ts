import { describeApi } from '@depot/node-http';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { apiTexts, fieldRows } from '../src/api-texts/index.js';
import { composeModules } from '../src/compose.js';
import { domains } from '../src/domains.js';

// Loads every service.
jest.setTimeout(60_000);

interface Schema {
  description?: string;
  example?: unknown;
  type?: string;
  enum?: unknown[];
  nullable?: boolean;
  anyOf?: Schema[];
  items?: Schema;
  $ref?: string;
  schema?: Schema;
  name?: string;
  properties?: Record<string, Schema>;
}

interface Field {
  where: string;
  schema: Schema;
}

let fields: Field[];
beforeAll(async () => {
  const { paths } = await describeApi(composeModules(domains, undefined), apiTexts);
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods as Record<string, { operationId: string; parameters?: Schema[] }>),
  );
  fields = operations.flatMap(({ operationId, parameters = [], ...rest }) => [
    ...parameters.map((schema) => ({ where: `${operationId}?${schema.name}`, schema })),
    ...fieldsOf(rest, operationId),
  ]);
});

function fieldsOf(part: unknown, where: string): Field[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties = {}, ...rest } = part as Schema;
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [
      { where: `${where}.${name}`, schema },
      ...fieldsOf(schema, `${where}.${name}`),
    ]),
    ...Object.values(rest).flatMap((inner) => fieldsOf(inner, where)),
  ];
}

/** True if the value fits the types of the schema. */
function fits(value: unknown, schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => fits(value, one));
  if (value === null) return schema.nullable === true;
  if (schema.enum) return schema.enum.includes(value);
  if (schema.type === 'array')
    return Array.isArray(value) && value.every((one) => schema.items === undefined || fits(one, schema.items));
  if (schema.type === 'integer') return Number.isInteger(value);
  return schema.type === undefined || typeof value === schema.type;
}

test('each field and parameter is described', () => {
  const bare = fields.filter(({ schema }) => !schema.description && !schema.$ref).map(({ where }) => where);
  expect(bare).toEqual([]);
});

test('an example is a value that the field may have', () => {
  const given = fields.filter(({ schema }) => schema.example !== undefined);
  expect(given.length).toBeGreaterThan(1_000);
  const wrong = given.filter(({ schema }) => !fits(schema.example, schema.schema ?? schema));
  expect(wrong.map(({ where, schema }) => `${where}: ${JSON.stringify(schema.example)}`)).toEqual([]);
});

test('what is sent as text, number or yes and no has an example or a choice', () => {
  const simple = ['string', 'number', 'integer', 'boolean'];
  const without = fields.filter(({ schema: { example, schema, ...own } }) => {
    const { type = '', enum: choice } = schema ?? own;
    return simple.includes(type) && !choice && example === undefined;
  });
  expect(without.map(({ where }) => where)).toEqual([]);
});

test('each text is said of a field, and no name stands in the tables twice', () => {
  const texts = new Set(fields.map(({ schema }) => schema.description ?? ''));
  const unused = fieldRows.filter(([, { text }]) => ![...texts].some((said) => said.startsWith(text)));
  expect(unused.map(([name]) => name)).toEqual([]);
  const names = fieldRows.map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
