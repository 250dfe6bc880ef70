import type { OpenAPIObject } from '@nestjs/swagger';

/** Description and example of a field. */
export interface FieldText {
  text: string;
  example?: unknown;
}

/**
 * By the field's name; where a name means several things, by `operationId:name`, `domain:name` or `parent.name`, which
 * are looked for in this order and before the bare name.
 */
export type FieldTexts = ReadonlyMap<string, FieldText>;

/** Reads a table of `name | text | example`, one a line; the example is JSON and may be left out. */
export function readFieldTexts(table: string): [string, FieldText][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', text = '', example = ''] = line.split(' | ').map((cell) => cell.trim());
      const isBare = example === '' || example === '|';
      return [
        name,
        isBare ? { text: text.replace(/(?<!\s)\s*\|$/, '') } : { text, example: JSON.parse(example) as unknown },
      ];
    });
}

interface Schema {
  description?: string;
  example?: unknown;
  enum?: unknown[];
  $ref?: string;
  properties?: Record<string, Schema>;
  [part: string]: unknown;
}

interface Parameter extends Schema {
  name: string;
  schema?: Schema;
}

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: unknown;
  responses?: unknown;
}

/** Adds a description to each field and parameter of each operation, before the text of its unit. */
export function describeFields(document: OpenAPIObject, texts: FieldTexts): void {
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods as Record<string, Operation>)) {
      const { operationId = '' } = operation;
      const domain = /^[a-z]+/.exec(operationId)?.[0] ?? '';
      const getFieldText = (parent: string, name: string) =>
        [`${operationId}:${name}`, `${domain}:${name}`, `${parent}.${name}`, name]
          .map((key) => texts.get(key))
          .find((text) => text !== undefined);
      for (const parameter of operation.parameters ?? []) describe(parameter, getFieldText('', parameter.name));
      visit([operation.requestBody, operation.responses], '', getFieldText);
    }
}

type TextOf = (parent: string, name: string) => FieldText | undefined;

function visit(part: unknown, parent: string, textOf: TextOf): void {
  if (Array.isArray(part)) return part.forEach((one) => visit(one, parent, textOf));
  if (typeof part !== 'object' || part === null) return;
  const { properties, ...rest } = part as Schema;
  for (const [name, field] of Object.entries(properties ?? {})) {
    if (!field.$ref) describe(field, textOf(parent, name));
    visit(field, name, textOf);
  }
  visit(Object.values(rest), parent, textOf);
}

/** The schemas of a document may share objects, so a described one is skipped. */
function describe(field: Schema, known: FieldText | undefined): void {
  if (!known || field.description?.startsWith(known.text)) return;
  field.description = [known.text, field.description].filter(Boolean).join(' ');
  const isChoice = Boolean(field.enum ?? (field.schema as Schema | undefined)?.enum);
  if (known.example !== undefined && !isChoice) field.example ??= known.example;
}
