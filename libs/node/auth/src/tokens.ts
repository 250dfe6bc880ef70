import type { SessionClaims } from '@depot/contracts/session';
import { CONFIG, type Config } from '@depot/node-config';
import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** The claims of a token without its times. */
export type TokenSubject = Omit<SessionClaims, 'exp' | 'iat'>;

/** Signs and verifies session tokens. A valid token only identifies the session, which decides. */
@Injectable()
export class Tokens {
  private readonly key: Uint8Array;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.key = new TextEncoder().encode(config.DEPOT_SECRET);
  }

  /** Seconds that a session lasts. */
  get lifetime(): number {
    return this.config.SESSION_TTL;
  }

  /** `issuedAt` and `expiresAt` in epoch seconds. */
  async sign(
    { sub, jti, ...rest }: TokenSubject,
    issuedAt = Math.floor(Date.now() / 1000),
    expiresAt = issuedAt + this.lifetime,
  ): Promise<string> {
    return new SignJWT(rest)
      .setProtectedHeader({ alg: algorithm })
      .setSubject(sub)
      .setJti(jti)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(this.key);
  }

  /** The id of the session and the end of the token (epoch ms), or undefined for a forged, broken or expired token. */
  async read(token: string): Promise<{ sessionId: string; expires: number } | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: [algorithm] });
      if (!payload.jti || !payload.exp) return undefined;
      return { sessionId: payload.jti, expires: payload.exp * 1000 };
    } catch {
      return undefined;
    }
  }
}
