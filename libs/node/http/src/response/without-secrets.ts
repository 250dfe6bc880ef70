import { isSecretText } from '@depot/contracts/wire';
import type * as z from 'zod';

type Strip = (value: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, Strip | undefined>();

/** The answer as it may be kept: without the texts that its schema marks as `secretText`. */
export function removeSecrets(schema: z.core.$ZodType, answer: unknown): unknown {
  const strip = buildStrip(schema);
  return strip ? strip(answer) : answer;
}

/** Is a text of the answer marked as `secretText`? */
export const hasSecret = (schema: z.core.$ZodType): boolean => buildStrip(schema) !== undefined;

/** Undefined for a schema without secrets, which is nearly every one. */
function buildStrip(schema: z.core.$ZodType): Strip | undefined {
  if (known.has(schema)) return known.get(schema);
  known.set(schema, undefined); // a schema may contain itself
  const strip = isSecretText(schema) ? () => undefined : buildCompoundStrip(schema);
  known.set(schema, strip);
  return strip;
}

function buildCompoundStrip(schema: z.core.$ZodType): Strip | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return buildFieldsStrip(def.shape);
    case 'array':
      return buildItemsStrip(buildStrip(def.element));
    case 'optional':
    case 'nullable':
      return buildStrip(def.innerType);
    case 'union':
      return combineStrips(def.options.map(buildStrip));
    default:
      return undefined;
  }
}

function buildFieldsStrip(shape: Readonly<Record<string, z.core.$ZodType>>): Strip | undefined {
  const strips = Object.entries(shape).flatMap(([name, field]) => {
    const strip = buildStrip(field);
    return strip ? [{ name, strip }] : [];
  });
  if (strips.length === 0) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const kept: Record<string, unknown> = { ...value };
    for (const { name, strip } of strips) if (name in kept) kept[name] = strip(kept[name]);
    return kept;
  };
}

const buildItemsStrip = (strip: Strip | undefined): Strip | undefined =>
  strip && ((value) => (Array.isArray(value) ? value.map(strip).filter((item) => item !== undefined) : value));

function combineStrips(strips: readonly (Strip | undefined)[]): Strip | undefined {
  const all = strips.filter((strip) => strip !== undefined);
  return all.length === 0 ? undefined : (value) => all.reduce((left, strip) => strip(left), value);
}
