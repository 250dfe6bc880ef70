import { StreamableFile } from '@nestjs/common';
import { getSerializer, schemaMismatch } from '../response/compile-serializer.js';
import type { RouteFacts } from './route-facts.js';

/** The response body: only the fields and formats of the schema. */
export function serialise({ id, response, later }: RouteFacts, value: unknown): unknown {
  if (value instanceof StreamableFile && response === 'file') return value;
  const schema = response === 'file' ? later : response;
  if (!schema) throw new Error(`${id} must answer a file.`);
  const serialized = getSerializer(schema)(value);
  if (serialized !== schemaMismatch) return serialized;
  // Zod reports the mismatch.
  const wrong = schema.safeParse(value).error?.issues.slice(0, 5) ?? [];
  const words = wrong.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The answer of ${id} does not fit its schema. ${words.join('; ')}`);
}
