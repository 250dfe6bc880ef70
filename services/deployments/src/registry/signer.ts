import { type RegistryKey, registryKeyId, type SignedFacts } from '@depot/contracts/registry-key';
import { CONFIG, type Config } from '@depot/node-config';
import { Inject, Injectable } from '@nestjs/common';
import { FlattenedSign } from 'jose';
import { readSigningKey, type SigningKey } from './signing-key.js';

/** Signs the registry's responses, so that a browser detects a change on the way. */
@Injectable()
export class RegistrySigner {
  private readonly key: SigningKey;
  /** What pages are told to trust: the key that signs, and those that did or are going to. */
  readonly publicKeys: readonly RegistryKey[];

  constructor(@Inject(CONFIG) { DEPOT_SECRET, REGISTRY_SECRETS }: Config) {
    const [first = DEPOT_SECRET, ...others] = REGISTRY_SECRETS ?? [];
    this.key = readSigningKey(first);
    this.publicKeys = [this.key.publicKey, ...others.map((secret) => readSigningKey(secret).publicKey)];
  }

  /**
   * A detached JWS (RFC 7515, appendix F) over the text as it stands (RFC 7797): `header..signature`. Its header names
   * the key, and says when it was signed (epoch ms), what else it was signed after, and for whom.
   */
  async sign(text: string, { counter, audience }: Pick<SignedFacts, 'counter' | 'audience'>): Promise<string> {
    const facts = { time: Date.now(), counter, audience };
    const { protected: header, signature } = await new FlattenedSign(Buffer.from(text))
      .setProtectedHeader({ alg: 'ES256', kid: registryKeyId(this.key.publicKey), b64: false, crit: ['b64'], ...facts })
      .sign(this.key.privateKey);
    return `${header}..${signature}`;
  }
}
