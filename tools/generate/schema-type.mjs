/**
 * TypeScript types of the schemas of an API description. A schema that the contracts export (`x-schema`) is named, not
 * copied: `Output<typeof orderPage>`.
 *
 * @typedef {Record<string, any>} JsonSchema
 */

/** Schemas that a file names, by the entry of the contracts that exports them. */
export class TypeImports {
  #names = new Map();

  /** @param {string} schema such as `orders#orderPage` */
  add(schema) {
    const [entry, name] = schema.split('#');
    this.#names.set(entry, (this.#names.get(entry) ?? new Set()).add(name));
    return name;
  }

  print() {
    const lines = [...this.#names].map(
      ([entry, names]) => `import type { ${[...names].sort().join(', ')} } from '@depot/contracts/${entry}';`,
    );
    return lines.join('\n');
  }
}

const simple = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' };

/**
 * The type of a schema.
 *
 * @param {JsonSchema} schema
 * @param {'Input' | 'Output'} side which of the two types of a contract's schema is meant
 * @param {TypeImports} imports
 * @returns {string}
 */
export function printType(schema, side, imports) {
  const type = printRequired(schema, side, imports);
  return schema.nullable && type !== 'unknown' ? `${type} | null` : type;
}

function printRequired(schema, side, imports) {
  if (schema.const !== undefined) return printLiteral(schema.const);
  const parts = schema.anyOf ?? schema.oneOf;
  const isSimple = !parts && schema.type in simple;
  if (schema['x-schema'] && (!isSimple || schema.enum)) return `${side}<typeof ${imports.add(schema['x-schema'])}>`;
  if (schema.enum) return schema.enum.map(printLiteral).join(' | ');
  if (parts) return [...new Set(parts.map((part) => printType(part, side, imports)))].join(' | ');
  if (isSimple) return simple[schema.type];
  if (schema.type === 'array') return `(${printType(schema.items ?? {}, side, imports)})[]`;
  return schema.type === 'object' ? printObject(schema, side, imports) : 'unknown';
}

function printObject({ properties, required = [], additionalProperties }, side, imports) {
  if (!properties) {
    const values =
      typeof additionalProperties === 'object' ? printType(additionalProperties, side, imports) : 'unknown';
    return `Record<string, ${values}>`;
  }
  const lines = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${printType(value, side, imports)}`,
  );
  return `{ ${lines.join('; ')} }`;
}

const printLiteral = (value) =>
  typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);
