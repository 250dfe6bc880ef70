import { SESSION_DIRECTORY, type SessionDirectory, type SessionFacts } from '@depot/contracts/identity';
import { Inject, Injectable } from '@nestjs/common';
import { Tokens } from './tokens.js';

/** Milliseconds for which a session is trusted without asking the database again. */
const ttlMs = 3_000;
/** Sessions remembered at most. */
const capacity = 10_000;

interface Remembered {
  facts: Promise<SessionFacts | undefined>;
  /** Epoch ms. */
  until: number;
}

/** Finds the living session behind a bearer token. */
@Injectable()
export class SessionReader {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly tokens: Tokens,
    @Inject(SESSION_DIRECTORY) private readonly directory: SessionDirectory,
  ) {}

  /** The session, never older than `ttlMs`; undefined where the token or the session is no good. */
  async read(token: string): Promise<SessionFacts | undefined> {
    const known = this.remembered.get(token);
    if (known && known.until > Date.now()) return known.facts;
    const facts = this.findSession(token);
    this.storeSession(token, facts);
    // A failed look-up (the database is unreachable) must not be cached.
    facts.catch(() => this.remembered.delete(token));
    return facts;
  }

  /** Asks the database again next time, for every session. */
  clearCache(): void {
    this.remembered.clear();
  }

  private async findSession(token: string): Promise<SessionFacts | undefined> {
    const claims = await this.tokens.read(token);
    if (claims) return this.directory.find(claims.sessionId);
    // The cache holds valid tokens only: a caller may send any number of invalid ones.
    this.remembered.delete(token);
    return undefined;
  }

  private storeSession(token: string, facts: Promise<SessionFacts | undefined>): void {
    if (this.remembered.size >= capacity) {
      const [oldest] = this.remembered.keys();
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    this.remembered.delete(token);
    this.remembered.set(token, { facts, until: Date.now() + ttlMs });
  }
}
