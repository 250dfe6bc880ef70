import { Injectable } from '@nestjs/common';
import { contextIfAny } from '@depot/node-context';
import { Db } from '../db.js';

/** A mail as a person reads it. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
}

/** Something that leaves the system, and so must wait until what it tells of is stored. */
@Injectable()
export class Outbox {
  constructor(private readonly db: Db) {}

  /** Sends a mail once the current transaction is stored. */
  async mail(mail: Mail): Promise<void> {
    await this.put('mail', mail);
  }

  /** Queues a message of a kind for whoever delivers that kind. */
  async put(kind: string, payload: object): Promise<void> {
    const now = Date.now();
    await this.db
      .acrossTenants('a mail may belong to no tenant, e.g. a forgotten password')
      .executeAtEnd('INSERT INTO outbox (tenant_id, kind, payload, created_at, next_at) VALUES (:tenant, :kind, :payload, :now, :now)', {
        tenant: contextIfAny()?.tenantId ?? null,
        kind,
        payload: JSON.stringify(payload),
        now,
      });
  }
}
