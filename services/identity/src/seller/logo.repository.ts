import type { LogoOnPaper } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Reads and writes logos of distributors. */
@Injectable()
export class LogoRepository {
  constructor(private readonly db: Db) {}

  /** The current logo. */
  async findCurrent(): Promise<LogoOnPaper | undefined> {
    const [logo] = await this.db.query<LogoOnPaper>(
      'SELECT logo_key `key`, width, height FROM seller_logo WHERE tenant_id = :tenantId AND is_current = 1',
    );
    return logo;
  }

  /** Stores a logo, unless it is stored already, and makes it the current one. */
  async use(logo: LogoOnPaper, content: Buffer): Promise<void> {
    await this.useNone();
    await this.db.execute(
      `INSERT INTO seller_logo (tenant_id, logo_key, content, width, height, is_current)
       VALUES (:tenantId, :key, :content, :width, :height, 1)
       ON DUPLICATE KEY UPDATE is_current = 1`,
      { ...logo, content },
    );
  }

  /** Removes the current logo; earlier papers keep theirs. */
  async useNone(): Promise<void> {
    await this.db.execute('UPDATE seller_logo SET is_current = 0 WHERE tenant_id = :tenantId AND is_current = 1');
  }

  /** The logo as WebP; of any tenant, because its key is secret. */
  async readContent(key: string): Promise<Buffer | undefined> {
    const [row] = await this.db
      .unscoped('a logo is requested without a session, by its secret key')
      .query<{ content: Buffer }>('SELECT content FROM seller_logo WHERE logo_key = :key', { key });
    return row?.content;
  }
}
