import { expect, test } from '@jest/globals';
import { parseSurface, usesIn } from './kit-guide.mjs';
import { operationGuide, typeText } from './operation-guide.mjs';

test('the entries of a surface, each with its names', () => {
  const surface =
    '# @depot/ui 1.0.0\n\n## .\n\nAlert: from antd\nPage: export declare function Page(): JSX.Element;\n\n## ./data\n\nT: x\n';
  expect(parseSurface(surface)).toEqual([
    {
      entry: '.',
      names: [
        ['Alert', 'from antd'],
        ['Page', 'export declare function Page(): JSX.Element;'],
      ],
    },
    { entry: './data', names: [['T', 'x']] },
  ]);
});

test('elements and calls of a source are examples, without their indentation', () => {
  const source = `export function Screen() {
    const today = useToday();
    return (
      <Page>
        <Field label="Name" />
      </Page>
    );
  }`;
  expect(new Map(usesIn(source))).toEqual(
    new Map([
      ['useToday', 'useToday()'],
      ['Page', '<Page>\n  <Field label="Name" />\n</Page>'],
      ['Field', '<Field label="Name" />'],
    ]),
  );
});

const order = {
  type: 'object',
  properties: {
    orderId: { type: 'integer' },
    status: { enum: ['PENDING', 'DONE'] },
    note: { type: 'string', nullable: true },
  },
  required: ['orderId', 'status'],
};

test('an operation with its arguments, response, permission and tags', () => {
  const operation = {
    operationId: 'ordersFind',
    summary: 'Reads an order.',
    'x-permission': 'order.read',
    'x-kind': 'reads',
    'x-depot-tags': { provides: ['Order'] },
    parameters: [{ name: 'orderId', in: 'query', required: true, schema: { type: 'integer' } }],
    responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } } },
  };
  const text = operationGuide({
    paths: { '/api/order': { get: operation } },
    components: { schemas: { Order: order } },
  });
  expect(text).toContain('## ordersFind\n\n`GET /api/order`\n\nReads an order.');
  expect(text).toContain('Permission: `order.read`. It reads. It provides `["Order"]`.');
  expect(text).toContain('type Arguments = { orderId: number };');
  expect(text).toContain('type Response = { orderId: number; status: "PENDING" | "DONE"; note?: string | null };');
});

test('types of schemas', () => {
  const type = (schema) => typeText(schema, { Order: order });
  expect(type({ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } })).toBe(
    'Array<string | number>',
  );
  expect(type({ type: 'object', additionalProperties: { type: 'boolean' } })).toBe('Record<string, boolean>');
  expect(type({ type: 'object' })).toBe('object');
  expect(type({ type: 'string', enum: ['true', 'false'] })).toBe('boolean');
  const nested = (depth) =>
    depth === 0 ? order : { type: 'object', properties: { in: nested(depth - 1) }, required: ['in'] };
  expect(type(nested(4))).toBe('{ in: { in: { in: { in: object } } } }');
});
