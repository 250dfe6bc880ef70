import { isSecretText } from '@depot/contracts/wire';
import type * as z from 'zod';

/** Names of fields that may hold a credential. */
const secretName = /token|secret|password|recoveryCode|invitation|link$|url$/i;

/**
 * Names of text fields of an answer that sound like a secret and are not `secretText`, so that copies of them would
 * be kept.
 */
export function findUnmarkedSecrets(schema: z.core.$ZodType): string[] {
  return [...new Set(listFields(schema, '', new Set()))];
}

function listFields(schema: z.core.$ZodType, name: string, seen: Set<z.core.$ZodType>): string[] {
  if (seen.has(schema)) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return secretName.test(name) && !isSecretText(schema) ? [name] : [];
    case 'object':
      seen.add(schema);
      return Object.entries(def.shape).flatMap(([key, field]) => listFields(field, key, seen));
    case 'array':
      return listFields(def.element, name, seen);
    case 'optional':
    case 'nullable':
      return listFields(def.innerType, name, seen);
    case 'union':
      return def.options.flatMap((option) => listFields(option, name, seen));
    default:
      return [];
  }
}
