import { CONFIG, type Config, derivedKey } from '@depot/node-config';
import { currentSession } from '@depot/node-context';
import { Db, IdempotencyKeys } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeyTurns } from './key-turns.js';
import { requestKey } from './request-key.js';

/** What is kept of an answer. */
export interface StoredResponse<T> {
  status: number;
  /** The answer as it may be kept; absent, as it is. */
  keep?: (answer: T) => unknown;
}

/** Does what a request asks for once, however often it comes with the same `Idempotency-Key`. */
@Injectable()
export class KeyedResponses {
  private readonly hashKey: Buffer;
  private readonly turns = new KeyTurns();

  constructor(
    private readonly db: Db,
    private readonly keys: IdempotencyKeys,
    @Inject(CONFIG) { DEPOT_SECRET }: Config,
  ) {
    this.hashKey = derivedKey(DEPOT_SECRET, 'idempotency');
  }

  /**
   * What `make` returns, or what was answered to the same request before. Key, work and answer are kept in one
   * transaction; a request without a key is simply done.
   *
   * Requests with the same key come one after the other. Left to the lock of their key alone, each would hold a
   * connection while it waits, and when the first is refused, all others would run into each other.
   */
  async once<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<T>,
    { status, keep = (answer) => answer }: StoredResponse<T>,
  ): Promise<T> {
    const given = requestKey(request, this.hashKey);
    if (!given) return make();
    const inTransaction = async () => {
      const before = await this.keys.take(given.key, given.requestHash);
      if (before) {
        reply.header('idempotency-replayed', 'true');
        return JSON.parse(before.body) as T;
      }
      const answer = await make();
      await this.keys.keep(given.key, { status, body: JSON.stringify(keep(answer)) });
      return answer;
    };
    return this.turns.run(`${currentSession().id} ${given.key}`, () => this.db.transaction(inTransaction));
  }
}
