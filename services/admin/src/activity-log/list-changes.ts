import type { ActivityChange } from '@depot/contracts/admin';

/** Most listed changes; a long order has a few hundred values. */
const most = 500;

/** Differences between two states of an object, value by value, in the order of its fields. */
export function listChanges(before: unknown, after: unknown): ActivityChange[] {
  const [old, now] = [flattenValues(before), flattenValues(after)];
  // A single state is shown in full. Of two states, only common fields count: many commands return more than they
  // received.
  const fields =
    old.size > 0 && now.size > 0 ? [...now.keys()].filter((field) => old.has(field)) : [...old.keys(), ...now.keys()];
  return fields
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter(({ before: was, after: is }) => was !== is)
    .slice(0, most);
}

/** Changes with every write, so it does not describe the change. */
const ignoredField = 'version';

/** Every plain value of a thing under its dotted path; lists count from 1. */
function flattenValues(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return into;
  if (typeof value !== 'object') return into.set(path, `${value as string | number | boolean}`);
  const isList = Array.isArray(value);
  for (const [name, inner] of Object.entries(value)) {
    if (name !== ignoredField)
      flattenValues(inner, [path, isList ? Number(name) + 1 : name].filter(Boolean).join('.'), into);
  }
  return into;
}
