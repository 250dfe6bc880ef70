import { createHash } from 'node:crypto';

/** A number in [0, 1) that looks random and is always the same for the same words. */
export function chance(...words) {
  const hash = createHash('sha256').update(words.join('\0')).digest();
  return hash.readUIntBE(0, 6) / 2 ** 48;
}

/** A whole number from `min` to `max`, both included. */
export function pick(min, max, ...words) {
  return min + Math.floor(chance(...words) * (max - min + 1));
}
