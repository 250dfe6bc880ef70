import type { AddressField } from './fields.js';

/** State that a page keeps in its address, by parameter name. */
export type AddressSchema<Values> = { readonly [Name in keyof Values]: AddressField<Values[Name]> };

/** The values of a schema. */
export type AddressValues<Schema> = {
  [Name in keyof Schema]: Schema[Name] extends AddressField<infer Value> ? Value : never;
};

const namesOf = <Values extends object>(schema: AddressSchema<Values>) =>
  Object.keys(schema) as (keyof Values & string)[];

export function readAddress<Values extends object>(schema: AddressSchema<Values>, params: URLSearchParams): Values {
  const values = namesOf(schema).map((name) => {
    const { read, formerly } = schema[name];
    return [name, read(params.get(name) ?? (formerly === undefined ? null : params.get(formerly)))];
  });
  return Object.fromEntries(values) as Values;
}

/** Address of these values without any other parameters. */
export function writeAddress<Values extends object>(
  schema: AddressSchema<Values>,
  values: NoInfer<Values>,
): URLSearchParams {
  return mergeAddress(schema, new URLSearchParams(), values);
}

/**
 * Returns the address with other values. Parameters outside the schema are kept; a changed filter resets the page to 1.
 */
export function mergeAddress<Values extends object>(
  schema: AddressSchema<Values>,
  params: URLSearchParams,
  part: Partial<NoInfer<Values>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in part)) next.delete('page');
  for (const name of namesOf(schema)) {
    if (!(name in part)) continue;
    const { write, formerly } = schema[name];
    const text = write(part[name] as Values[typeof name]);
    if (formerly !== undefined) next.delete(formerly);
    if (text === undefined) next.delete(name);
    else next.set(name, text);
  }
  return next;
}
