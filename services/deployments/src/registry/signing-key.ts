import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { RegistryKey } from '@depot/contracts/registry-key';

/** The curve of ES256, and the number of its points: a private key lies below it. */
const curve = 'prime256v1';
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
const purpose = 'depot registry signature';

export interface SigningKey {
  privateKey: KeyObject;
  publicKey: RegistryKey;
}

/**
 * The key that signs the registry's document, made from a secret of the product: every process has the same one, and
 * nothing has to be kept or handed around. Another secret is another key, which a shell's page trusts if it was loaded
 * when that was told.
 */
export function readSigningKey(secret: string): SigningKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH(curve);
  pair.setPrivateKey(d);
  const point = pair.getPublicKey(); // 0x04, x, y
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey: RegistryKey = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  return {
    publicKey,
    privateKey: createPrivateKey({ key: { ...publicKey, d: d.toString('base64url') }, format: 'jwk' }),
  };
}
