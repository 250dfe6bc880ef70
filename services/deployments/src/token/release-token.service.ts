import { createHash, randomBytes } from 'node:crypto';
import {
  releaseMessages,
  type ReleaseNotices,
  type ReleaseToken,
  releaseTokenDays,
  type ReleaseTokenFacts,
  releaseTokenPrefix,
  type ReleaseTokenRequest,
} from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { isPublicUrl } from './public-address.js';
import { ReleaseTokenRepository } from './release-token.repository.js';

const day = 24 * 3_600_000;
function assertPublic(url: string | null): void {
  if (url !== null && !isPublicUrl(url)) throw new DomainError('VALIDATION', releaseMessages.insideUrl);
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes, ends and recognises the tokens that teams release their remotes with. */
@Injectable()
export class ReleaseTokenService {
  constructor(private readonly tokens: ReleaseTokenRepository) {}

  list(now = Date.now()): Promise<ReleaseToken[]> {
    return this.tokens.list(now);
  }

  /** Only this response contains the token; it cannot be read again. */
  async create(
    { name, remotes, days = releaseTokenDays.usual, ...notices }: ReleaseTokenRequest,
    createdBy: string,
    now = Date.now(),
  ): Promise<ReleaseToken & { token: string }> {
    const [noticeEmail, noticeUrl] = [notices.noticeEmail ?? null, notices.noticeUrl ?? null];
    assertPublic(noticeUrl);
    const token = `${releaseTokenPrefix}${randomBytes(32).toString('base64url')}`;
    const named = [...new Set(remotes)].sort();
    const expiresAt = now + days * day;
    const facts = { name, remotes: named, createdBy, expiresAt, noticeEmail, noticeUrl };
    const id = await this.tokens.insert({ ...facts, hash: hashToken(token), now });
    return { ...facts, id, createdAt: now, lastUsedAt: null, token };
  }

  /** Ends a token at once and returns its name. */
  async end(id: number, now = Date.now()): Promise<string> {
    const name = await this.tokens.name(id);
    if (name === undefined || !(await this.tokens.end(id, now)))
      throw new DomainError('NOT_FOUND', releaseMessages.tokenUnknown);
    return name;
  }

  /** Changes who is told of a halt, and returns the token's name. @throws NOT_FOUND, VALIDATION for an internal url */
  async setNotices(notices: ReleaseNotices, now = Date.now()): Promise<string> {
    assertPublic(notices.noticeUrl);
    const name = await this.tokens.name(notices.id);
    if (name === undefined || !(await this.tokens.setNotices(notices, now)))
      throw new DomainError('NOT_FOUND', releaseMessages.tokenUnknown);
    return name;
  }

  /** Asks the database each time: a token that was ended is refused from then on. */
  async find(token: string, now = Date.now()): Promise<ReleaseTokenFacts | undefined> {
    const facts = await this.tokens.find(hashToken(token), now);
    if (facts) await this.tokens.recordUse(facts.id, now);
    return facts;
  }
}
