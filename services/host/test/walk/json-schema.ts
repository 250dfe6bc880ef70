/** As much of JSON Schema as the description of the API uses. */
export interface JsonSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  format?: string;
  pattern?: string;
  enum?: readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** Schema of properties with any other name. */
  additionalProperties?: JsonSchema | boolean;
  nullable?: boolean;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

/** A value in a request: its path, outermost first, and its schema. */
export interface Field {
  path: readonly string[];
  schema: JsonSchema;
}

/** In a path: the first element of a list. */
const first = '0';

/** All values in a body of this schema, including objects and lists. */
export function fieldsOf(schema: JsonSchema, path: readonly string[] = []): Field[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => fieldsOf(property, [...path, name])),
    ...(schema.items ? fieldsOf(schema.items, [...path, first]) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => fieldsOf(part, path)),
  ];
  return path.length > 0 ? [{ path, schema }, ...inner] : inner;
}

/** Innermost name of a field; for an element of a list, the list's name. */
export function nameOf({ path }: Field): string {
  return path.findLast((step) => step !== first) ?? '';
}

/** All texts in a request of this schema, including those in properties of any name. */
export function textsOf(schema: JsonSchema, path: readonly string[] = []): Field[] {
  return fieldsOf(schema, path).flatMap((field) => {
    const { type, additionalProperties } = field.schema;
    const free = typeof additionalProperties === 'object' ? textsOf(additionalProperties, [...field.path, '*']) : [];
    return type === 'string' ? [field, ...free] : free;
  });
}
