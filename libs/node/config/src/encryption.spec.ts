import { describe, expect, it } from '@jest/globals';
import { Encryption, NotDecryptable } from './encryption.js';

const old = 'kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h';
const current = 'aV9x2Lq8Zr4Tn6Wc1Ym7Bp3Ks5Df0Hg-';
const encryption = (secret: string, previous: string[] = [], purpose = 'keys') =>
  new Encryption({ DEPOT_SECRET: secret, PREVIOUS_SECRETS: previous }, purpose);
const keys = encryption(current);

describe('Encryption', () => {
  it('gives back what it took, and never writes the same twice', () => {
    const [a, b] = [keys.encrypt('密钥 key', 'user 7'), keys.encrypt('密钥 key', 'user 7')];
    expect(a).not.toBe(b);
    expect([keys.decrypt(a, 'user 7'), keys.decrypt(b, 'user 7')]).toEqual(['密钥 key', '密钥 key']);
    expect([Encryption.isEncrypted(a), Encryption.isEncrypted('JBSWY3DPEHPK3PXP')]).toEqual([true, false]);
  });

  it('opens nothing for another row, purpose or secret, and nothing that was changed', () => {
    const text = keys.encrypt('key', 'user 7');
    const flipped = `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`;
    const attempts: (() => string)[] = [
      () => keys.decrypt(text, 'user 8'),
      () => encryption(current, [], 'mails').decrypt(text, 'user 7'),
      () => encryption(old).decrypt(text, 'user 7'),
      () => keys.decrypt(flipped, 'user 7'),
      () => keys.decrypt(text.slice(0, 20), 'user 7'),
      () => keys.decrypt('key', 'user 7'),
    ];
    for (const attempt of attempts) expect(attempt).toThrow(NotDecryptable);
  });

  it('reads with a previous secret what was written with it', () => {
    const text = encryption(old).encrypt('key', 'user 7');
    const both = encryption(current, [old]);
    expect(both.decrypt(text, 'user 7')).toBe('key');
    expect([both.isCurrent(text, 'user 7'), both.isCurrent(both.encrypt('key', 'user 7'), 'user 7')]).toEqual([
      false,
      true,
    ]);
  });
});
