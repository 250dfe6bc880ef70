import { commonMessages, DomainError } from '@depot/contracts/errors';
import { currentSession } from '@depot/node-context';
import { Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Milliseconds for which an answer is replayed. */
const lifetime = 24 * 3_600_000;

/** Hash of requests stored before hashes were keyed: only their key is compared. */
const unknownRequest = '';

/** A stored answer, without its secrets. */
export interface GivenAnswer {
  status: number;
  /** JSON. */
  body: string;
}

interface Row extends GivenAnswer {
  requestHash: string;
  createdAt: number;
}

/** Remembers the responses of commands by the key that the caller chose; each user has keys of their own. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly db: Db) {}

  /**
   * Takes the key for this transaction. A parallel request with the same key waits until the first has ended. Returns
   * the stored answer, or undefined if the caller has to do the work.
   */
  async claimKey(key: string, requestHash: string): Promise<GivenAnswer | undefined> {
    const values = { userId: currentSession().id, key, requestHash, now: Date.now() };
    // The update locks the row exclusively, where a plain duplicate would share it and later deadlock.
    const { affectedRows } = await this.db.execute(
      `INSERT INTO idempotency_key (tenant_id, user_id, idem_key, request_hash, created_at)
       VALUES (:tenantId, :userId, :key, :requestHash, :now)
       ON DUPLICATE KEY UPDATE uses = uses + 1`,
      values,
    );
    if (affectedRows === 1) return undefined;
    const [row] = await this.db.query<Row>(
      `SELECT request_hash requestHash, status, body, created_at createdAt FROM idempotency_key
       WHERE tenant_id = :tenantId AND user_id = :userId AND idem_key = :key`,
      values,
    );
    if (!row) throw new Error('An idempotency key vanished while it was held.');
    if (values.now - row.createdAt > lifetime) return this.renew(values);
    if (row.requestHash !== unknownRequest && row.requestHash !== requestHash)
      throw new DomainError('IDEMPOTENCY_KEY_REUSED', commonMessages.idempotencyKeyReused);
    return { status: row.status, body: row.body };
  }

  /** Stores the answer with the key, in the transaction of the work itself. */
  async storeAnswer(key: string, { status, body }: GivenAnswer): Promise<void> {
    await this.db.executeOnCommit(
      `UPDATE idempotency_key SET status = :status, body = :body
       WHERE tenant_id = :tenantId AND user_id = :userId AND idem_key = :key`,
      { userId: currentSession().id, key, status, body },
    );
  }

  /** Forgets responses that are replayed no more. */
  async removeOld(): Promise<void> {
    const across = this.db.unscoped('old keys of all tenants are removed together');
    const oldest = Date.now() - lifetime;
    await removeAll((limit) =>
      across.execute('DELETE FROM idempotency_key WHERE created_at < :oldest LIMIT :limit', { oldest, limit }),
    );
  }

  private async renew(values: { userId: number; key: string; requestHash: string; now: number }): Promise<undefined> {
    await this.db.execute(
      `UPDATE idempotency_key SET request_hash = :requestHash, created_at = :now, uses = 1, status = NULL, body = NULL
       WHERE tenant_id = :tenantId AND user_id = :userId AND idem_key = :key`,
      values,
    );
    return undefined;
  }
}
