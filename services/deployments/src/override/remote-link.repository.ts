import type { RemoteLink } from '@depot/contracts/deployments';
import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A link as it is stored. */
export interface StoredLink extends Omit<RemoteLink, 'address' | 'version' | 'origin'> {
  version: string | null;
  origin: string | null;
}

/** A link that is to be stored, for a user of any tenant. */
export interface NewRemoteLink extends Pick<StoredLink, 'remote' | 'version' | 'origin' | 'user' | 'who'> {
  ownerTenantId: number;
  userId: number;
  tokenId: number | null;
  minutes: number;
}

/** A preview that its user has opened. */
export interface Preview {
  remote: string;
  version: string;
  /** Epoch ms. */
  until: number;
}

const columns = `l.id, l.remote, l.version, l.origin, l.username AS user, l.who, l.created_at AS createdAt, l.until,
  l.opened_at AS openedAt`;
/** Condition on a link `l`: it ends at its time, and with the token that made it. */
export const isLiveLink = `l.until > ${databaseTime} AND (l.token_id IS NULL OR EXISTS (
  SELECT 1 FROM release_token t WHERE t.id = l.token_id AND t.ended_at IS NULL AND t.expires_at > ${databaseTime}))`;

/** Links that open a remote for one user. */
@Injectable()
export class RemoteLinkRepository {
  constructor(private readonly db: Db) {}

  /** Those that have not ended, newest first. */
  async list(): Promise<StoredLink[]> {
    const rows = await this.across.query<StoredLink>(
      `SELECT ${columns} FROM remote_link l WHERE ${isLiveLink} ORDER BY l.id DESC LIMIT 200`,
    );
    return rows.map(withNumbers);
  }

  async find(id: number): Promise<StoredLink | undefined> {
    const [row] = await this.across.query<StoredLink>(
      `SELECT ${columns} FROM remote_link l WHERE l.id = :id AND ${isLiveLink}`,
      { id },
    );
    return row && withNumbers(row);
  }

  async insert({ minutes, ...link }: NewRemoteLink): Promise<number> {
    const { insertId } = await this.across.execute(
      `INSERT INTO remote_link (remote, version, origin, tenant_id, user_id, username, token_id, who, created_at, until)
       VALUES (:remote, :version, :origin, :ownerTenantId, :userId, :user, :tokenId, :who, ${databaseTime},
         ${databaseTime} + :length)`,
      { ...link, length: minutes * 60_000 },
    );
    return insertId;
  }

  /** Ends a link that has not ended, and the overrides that it opened; false where there is none. */
  async end(id: number): Promise<boolean> {
    const { affectedRows } = await this.across.execute(
      `UPDATE remote_link SET until = ${databaseTime} WHERE id = :id AND until > ${databaseTime}`,
      { id },
    );
    await this.across.execute('DELETE FROM remote_override WHERE link_id = :id', { id });
    return affectedRows === 1;
  }

  /** Opens a link of the user of the context; false where it has ended or belongs to another user. */
  async open(id: number, userId: number): Promise<boolean> {
    const { affectedRows } = await this.db.execute(
      `UPDATE remote_link l SET l.opened_at = COALESCE(l.opened_at, ${databaseTime})
       WHERE l.tenant_id = :tenantId AND l.user_id = :userId AND l.id = :id AND ${isLiveLink}`,
      { id, userId },
    );
    return affectedRows === 1 || (await this.isOpen(id, userId));
  }

  /** Previews that the user has opened; the latest of each remote. */
  async listPreviews(userId: number): Promise<Preview[]> {
    const rows = await this.db.query<Preview>(
      `SELECT l.remote, l.version, l.until FROM remote_link l
       WHERE l.tenant_id = :tenantId AND l.user_id = :userId AND l.version IS NOT NULL AND l.opened_at IS NOT NULL
         AND ${isLiveLink} ORDER BY l.opened_at, l.id`,
      { userId },
    );
    const latest = new Map(rows.map((row) => [row.remote, { ...row, until: Number(row.until) }]));
    return [...latest.values()];
  }

  /** Ends the previews of a remote that the user has opened; false where there is none. */
  async leave(remote: string, userId: number): Promise<boolean> {
    const { affectedRows } = await this.db.execute(
      `UPDATE remote_link SET until = ${databaseTime}
       WHERE tenant_id = :tenantId AND user_id = :userId AND remote = :remote AND version IS NOT NULL
         AND opened_at IS NOT NULL AND until > ${databaseTime}`,
      { remote, userId },
    );
    return affectedRows > 0;
  }

  /** Deletes links that ended a day ago. */
  async removeOld(): Promise<void> {
    await this.across.execute(`DELETE FROM remote_link WHERE until < ${databaseTime} - 86400000 LIMIT 1000`);
  }

  private async isOpen(id: number, userId: number): Promise<boolean> {
    const rows = await this.db.query(
      `SELECT l.id FROM remote_link l
       WHERE l.tenant_id = :tenantId AND l.user_id = :userId AND l.id = :id AND ${isLiveLink}`,
      { id, userId },
    );
    return rows.length > 0;
  }

  private get across() {
    return this.db.unscoped('an operator makes links for users of any tenant');
  }
}

const withNumbers = (row: StoredLink): StoredLink => ({
  ...row,
  createdAt: Number(row.createdAt),
  until: Number(row.until),
  openedAt: row.openedAt === null ? null : Number(row.openedAt),
});
