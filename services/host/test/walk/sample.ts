import { type Field, type JsonSchema, nameOf } from './json-schema.js';

/** Returns the value of a field; undefined leaves it to the schema, `leftOut` omits an optional one. */
export type Choose = (field: Field & { isRequired: boolean }) => unknown;
export const leftOut = Symbol('left out');

const now = Date.now();

/** A value that fits the schema, with every optional part present that is not left out. */
export function sample(schema: JsonSchema, choose: Choose, path: readonly string[] = [], isRequired = true): unknown {
  const chosen = choose({ path, schema, isRequired });
  if (chosen !== undefined) return chosen;
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, choose, path)));
  const [alternative] = schema.anyOf ?? [];
  if (alternative) return sample(alternative, choose, path, isRequired);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .map(([name, part]) => [
            name,
            sample(part, choose, [...path, name], schema.required?.includes(name) ?? false),
          ])
          .filter(([, value]) => value !== leftOut),
      );
    case 'array':
      return schema.items ? [sample(schema.items, choose, [...path, '0'])] : [];
    case 'boolean':
      return false;
    case 'string':
      return text(schema);
    default:
      return amount(schema, nameOf({ path, schema }));
  }
}

function text({ enum: words, format, pattern, minLength = 0 }: JsonSchema): string {
  if (words) return words[0] ?? '';
  if (format === 'date') return '2027-02-01';
  if (pattern?.includes('mf-')) return 'mf-orders';
  if (pattern?.includes('\\.')) return '1.0.0';
  return 'Sample'.padEnd(minLength, 'x');
}

/** Times are recent, everything else is as small as it may be, but something. */
function amount({ minimum = 0, maximum = Infinity }: JsonSchema, name: string): number {
  if (/^(start|from|startDate)$/.test(name)) return now - 86_400_000;
  if (/time$|date$|^end|^to$|asOf/i.test(name)) return now + 60_000;
  return Math.min(Math.max(minimum, 1), maximum);
}
