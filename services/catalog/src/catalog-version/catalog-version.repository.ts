import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Reads and writes the version of a tenant's product listings. */
@Injectable()
export class CatalogVersionRepository {
  constructor(private readonly db: Db) {}

  /** The stored version; empty before the first change. */
  async readCurrent(): Promise<string> {
    const [row] = await this.db.query<{ version: string }>(
      'SELECT version FROM catalog_version WHERE tenant_id = :tenantId',
    );
    return row?.version ?? '';
  }

  /** Written at the end of the transaction. */
  async set(version: string): Promise<void> {
    await this.db.executeOnCommit(
      `INSERT INTO catalog_version (tenant_id, version) VALUES (:tenantId, :version)
       ON DUPLICATE KEY UPDATE version = VALUES(version)`,
      { version },
    );
  }
}
