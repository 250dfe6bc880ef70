import { isExhaustive } from '../exhaustive.js';
import type { JsonSchema } from './json-schema.js';

/** Texts and numbers may fit a place; then they must be kept or refused, never stumbled over. */
const texts: readonly string[] = [
  '',
  '1 OR 1=1',
  "'; DROP TABLE user; -- ",
  'nul \u0000 inside',
  'half a pair \ud83d',
  '\u202egnp.exe \u200b\ufeff 𓀀👩‍👩‍👧‍👦',
  '%00%ff%s${jndi:x}',
  'long '.repeat(10_000),
];
const numbers: readonly number[] = [-1, 0.001, 1e308, 2 ** 53 + 2];
/** These fit hardly anywhere. */
const others: readonly unknown[] = [null, true, [], [[[]]], {}, { $gt: '' }, '0x10', -1];
/** Values tried in one place; the next place tries the next ones. */
const othersEach = 3;

/**
 * Hostile values for a place, the `at`th of its operation: every other one that may fit, and some that do not. In the
 * stage `exhaustive` all that may fit.
 */
export function hostileValues({ type }: JsonSchema, at: number): readonly unknown[] {
  const tried = <T>(fit: readonly T[]) => fit.filter((_, step) => isExhaustive || (step + at) % 2 === 0);
  const unfit = Array.from({ length: othersEach }, (_, step) => others[(at * othersEach + step) % others.length]);
  if (type === 'string') return [...tried(texts), ...unfit];
  return type === 'integer' || type === 'number' ? [...tried(numbers), ...unfit] : unfit;
}

/** Whole bodies as sent, sane JSON or not. */
export const hostileBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '5',
  '{"a":',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '\u0000',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `{"id":${'9'.repeat(400)}}`,
];

/** Query strings that violate the route's description. */
export const hostileQueries: readonly string[] = [
  'id=1&id=2',
  'id[]=1',
  'id[a]=1',
  'id=%00',
  'id=%ff',
  'id=1e400',
  'id=-0',
  'id=٣',
  'page=99999999999999999999&user=x&before=NaN&start=Infinity&end=',
  '__proto__[x]=1',
  `id=${'9'.repeat(5_000)}`,
];
