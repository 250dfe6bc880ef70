import { randomBytes } from 'node:crypto';

/** Digits and capitals without I, L, O and U, which people misread: 32 of them, five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: too many to guess, few enough for a small QR code that survives damage. */
const length = 16;

/** A new label code; says nothing about what it labels. */
export function newQrValue(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}
