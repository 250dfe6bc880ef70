import type { RegistryKey } from '@depot/contracts/registry-key';
import { CONFIG, type Config } from '@depot/node-config';
import { Inject, Injectable } from '@nestjs/common';
import { FlattenedSign } from 'jose';
import { signingKey, type SigningKey } from './signing-key.js';

/** Signs what the registry answers, so that a browser sees whether anybody on the way has changed it. */
@Injectable()
export class RegistrySigner {
  private readonly key: SigningKey;

  constructor(@Inject(CONFIG) { DEPOT_SECRET }: Config) {
    this.key = signingKey(DEPOT_SECRET);
  }

  get publicKey(): RegistryKey {
    return this.key.publicKey;
  }

  /** A detached JWS (RFC 7515, appendix F) over the text as it stands (RFC 7797): `header..signature`. */
  async sign(text: string): Promise<string> {
    const { protected: header, signature } = await new FlattenedSign(Buffer.from(text))
      .setProtectedHeader({ alg: 'ES256', b64: false, crit: ['b64'] })
      .sign(this.key.privateKey);
    return `${header}..${signature}`;
  }
}
