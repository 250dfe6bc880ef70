import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/internal';
import * as z from 'zod';

interface JsonSchema {
  properties?: Record<string, unknown>;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const listNames = ({ properties = {}, anyOf = [], allOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...allOf].flatMap(listNames),
];

const known = new WeakMap<object, ReadonlySet<string>>();

/** Names of the fields that a route declares in its body and query; other fields of a client are not read. */
export function listDeclaredFields(controller: Type, handler: { name: string }): ReadonlySet<string> {
  const found = known.get(handler);
  if (found) return found;
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {}) as Record<
    string,
    { schema?: z.ZodType }
  >;
  const schemas = Object.values(args).flatMap(({ schema }) => (schema instanceof z.ZodType ? [schema] : []));
  const names = schemas.flatMap((schema) =>
    listNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
  );
  const fields = new Set(names);
  known.set(handler, fields);
  return fields;
}
