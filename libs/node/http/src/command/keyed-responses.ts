import { CONFIG, type Config, deriveKey } from '@depot/node-config';
import { currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { IdempotencyKeys } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeyTurns } from './key-turns.js';
import { readRequestKey } from './request-key.js';

/** The stored part of a response. */
export interface StoredResponse<T> {
  status: number;
  /** The stored form of the answer; unchanged by default. */
  keep?: (answer: T) => unknown;
}

/** Makes requests with an `Idempotency-Key` idempotent. */
@Injectable()
export class KeyedResponses {
  private readonly hashKey: Buffer;
  private readonly turns = new KeyTurns();

  constructor(
    private readonly db: Db,
    private readonly keys: IdempotencyKeys,
    @Inject(CONFIG) { DEPOT_SECRET }: Config,
  ) {
    this.hashKey = deriveKey(DEPOT_SECRET, 'idempotency');
  }

  /**
   * Returns the result of `make`, or the stored answer to the same request. Key, work and answer are one transaction; a
   * request without a key just runs.
   *
   * Requests with the same key run one after the other. With the lock of the key alone, each would hold a connection
   * while it waits, and if the first failed, all others would deadlock.
   */
  async once<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<T>,
    { status, keep = (answer) => answer }: StoredResponse<T>,
  ): Promise<T> {
    const given = readRequestKey(request, this.hashKey);
    if (!given) return make();
    const runInTransaction = async () => {
      const before = await this.keys.claimKey(given.key, given.requestHash);
      if (before) {
        reply.header('idempotency-replayed', 'true');
        return JSON.parse(before.body) as T;
      }
      const answer = await make();
      await this.keys.storeAnswer(given.key, { status, body: JSON.stringify(keep(answer)) });
      return answer;
    };
    return this.turns.run(`${currentSession().id} ${given.key}`, () => this.db.transaction(runInTransaction));
  }
}
