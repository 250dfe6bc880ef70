import { createHash, randomBytes } from 'node:crypto';
import {
  releaseMessages,
  type ReleaseToken,
  releaseTokenDays,
  type ReleaseTokenFacts,
  releaseTokenPrefix,
  type ReleaseTokenRequest,
} from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { ReleaseTokenRepository } from './release-token.repository.js';

const day = 24 * 3_600_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes, ends and recognises the tokens that teams release their remotes with. */
@Injectable()
export class ReleaseTokenService {
  constructor(private readonly tokens: ReleaseTokenRepository) {}

  list(now = Date.now()): Promise<ReleaseToken[]> {
    return this.tokens.list(now);
  }

  /** The answer alone has the token; nobody can read it again. */
  async create(
    { name, remotes, days = releaseTokenDays.usual }: ReleaseTokenRequest,
    createdBy: string,
    now = Date.now(),
  ): Promise<ReleaseToken & { token: string }> {
    const token = `${releaseTokenPrefix}${randomBytes(32).toString('base64url')}`;
    const named = [...new Set(remotes)].sort();
    const expiresAt = now + days * day;
    const id = await this.tokens.insert({ name, remotes: named, hash: hashOf(token), createdBy, now, expiresAt });
    return { id, name, remotes: named, createdBy, createdAt: now, expiresAt, lastUsedAt: null, token };
  }

  /** Ends a token at once and returns its name. */
  async end(id: number, now = Date.now()): Promise<string> {
    const name = await this.tokens.name(id);
    if (name === undefined || !(await this.tokens.end(id, now)))
      throw new DomainError('NOT_FOUND', releaseMessages.tokenUnknown);
    return name;
  }

  /** Asks the database each time: a token that was ended is refused from then on. */
  async find(token: string, now = Date.now()): Promise<ReleaseTokenFacts | undefined> {
    const facts = await this.tokens.find(hashOf(token), now);
    if (facts) await this.tokens.used(facts.id, now);
    return facts;
  }
}
