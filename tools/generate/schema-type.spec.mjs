import { expect, test } from '@jest/globals';
import { printType, TypeImports } from './schema-type.mjs';

const order = { type: 'object', properties: {}, 'x-schema': 'orders#order' };

test.each([
  ['a text, though the contracts name it', { type: 'string', 'x-schema': 'wire#day' }, 'string'],
  ['a whole number or none', { type: 'integer', nullable: true }, 'number | null'],
  ['a choice', { type: 'string', enum: ['A', "B's"] }, String.raw`'A' | 'B\'s'`],
  ['a choice of the contracts', { type: 'string', enum: ['A'], 'x-schema': 'wire#mode' }, 'Output<typeof mode>'],
  ['a fixed value', { const: true }, 'true'],
  ['a named object', order, 'Output<typeof order>'],
  ['a list', { type: 'array', items: order }, '(Output<typeof order>)[]'],
  ['one of several', { anyOf: [order, { type: 'null' }] }, 'Output<typeof order> | null'],
  ['a record', { type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  ['anything', {}, 'unknown'],
  [
    'an object of its own',
    { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } }, required: ['id'] },
    '{ id: number; name?: string }',
  ],
])('%s', (_what, schema, type) => {
  expect(printType(schema, 'Output', new TypeImports())).toBe(type);
});

test('what is named is imported once, from its entry', () => {
  const imports = new TypeImports();
  printType({ type: 'array', items: order }, 'Output', imports);
  printType(order, 'Input', imports);
  expect(imports.print()).toBe("import type { order } from '@depot/contracts/orders';");
});
