import { randomUUID } from 'node:crypto';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Tells every process whether the products that it remembers of a tenant are still those of the database. */
@Injectable()
export class CatalogVersion {
  constructor(private readonly db: Db) {}

  /**
   * To be called by whatever changes something that a listing of products says: products themselves, and the names and
   * places of categories, areas and suppliers. Random, so that a database that was restored never says what it said
   * before of something else.
   */
  async change(): Promise<void> {
    await this.db.executeOnCommit(
      `INSERT INTO catalog_version (tenant_id, version) VALUES (:tenantId, :version)
       ON DUPLICATE KEY UPDATE version = VALUES(version)`,
      { version: randomUUID() },
    );
  }

  /** As it is stored; empty where nothing has been changed yet. */
  async current(): Promise<string> {
    const [row] = await this.db.query<{ version: string }>(
      'SELECT version FROM catalog_version WHERE tenant_id = :tenantId',
    );
    return row?.version ?? '';
  }
}
