import type { Permission } from '@depot/contracts/permissions';
import { describeApi } from '@depot/node-http';
import { composeModules } from '../../src/compose.js';
import { domains } from '../../src/domains.js';
import type { JsonSchema } from './json-schema.js';

export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for its parameters. */
  path: string;
  permission: Permission | 'public';
  kind: 'reads' | 'command';
  /** Parameters in the path and in the query. */
  pathValues: JsonSchema;
  query: JsonSchema;
  body: JsonSchema | undefined;
}

interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  schema: JsonSchema;
}

interface Described {
  operationId: string;
  'x-permission': Permission | 'public';
  'x-kind': 'reads' | 'command';
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** Every operation of the product, from its own description. */
export async function allOperations(): Promise<Operation[]> {
  const { paths } = await describeApi(composeModules(domains, undefined));
  return Object.entries(paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operation(path, method, described)),
  );
}

function operation(path: string, method: string, described: Described): Operation {
  const parameters = described.parameters ?? [];
  return {
    id: described.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    permission: described['x-permission'],
    kind: described['x-kind'],
    pathValues: asObject(parameters.filter((parameter) => parameter.in === 'path')),
    query: asObject(parameters.filter((parameter) => parameter.in === 'query')),
    body: described.requestBody?.content['application/json']?.schema,
  };
}

function asObject(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
