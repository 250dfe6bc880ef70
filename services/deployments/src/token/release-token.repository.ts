import type { ReleaseNotices, ReleaseToken, ReleaseTokenFacts } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { storedJson } from '../version/stored-json.js';

type Row = Omit<ReleaseToken, 'remotes'> & { remotes: string };

/** Columns of a new token. */
export interface NewReleaseToken {
  name: string;
  remotes: readonly string[];
  /** SHA-256 of the token: it has 256 random bits, so nothing slower is needed. */
  hash: string;
  createdBy: string;
  now: number;
  expiresAt: number;
  noticeEmail: string | null;
  noticeUrl: string | null;
}

const columns = `id, name, remotes, created_by AS createdBy, created_at AS createdAt, expires_at AS expiresAt,
  last_used_at AS lastUsedAt, notice_email AS noticeEmail, notice_url AS noticeUrl`;
/** A token whose remotes cannot be read may release none. */
const storedRemotes = storedJson(z.array(z.string())).catch([]);
const counts = 'ended_at IS NULL AND expires_at > :now';

/** Tokens of teams. They belong to the product; the tenant is the one whose activity log tells of them. */
@Injectable()
export class ReleaseTokenRepository {
  constructor(private readonly db: Db) {}

  /** Those that count, newest first. */
  async list(now: number): Promise<ReleaseToken[]> {
    const rows = await this.across.query<Row>(`SELECT ${columns} FROM release_token WHERE ${counts} ORDER BY id DESC`, {
      now,
    });
    return rows.map(read);
  }

  /** Stores one for the tenant that is working, and returns its id. */
  async insert({ remotes, ...token }: NewReleaseToken): Promise<number> {
    const { insertId } = await this.db.execute(
      `INSERT INTO release_token (tenant_id, name, remotes, hash, created_by, created_at, expires_at,
         notice_email, notice_url)
       VALUES (:tenantId, :name, :remotes, :hash, :createdBy, :now, :expiresAt, :noticeEmail, :noticeUrl)`,
      { ...token, remotes: JSON.stringify(remotes) },
    );
    return insertId;
  }

  /** Ends one that counts; false where there is none. */
  async end(id: number, now: number): Promise<boolean> {
    const { affectedRows } = await this.across.execute(
      `UPDATE release_token SET ended_at = :now WHERE id = :id AND ${counts}`,
      { id, now },
    );
    return affectedRows === 1;
  }

  /** Changes who is told of a halt, for a token that counts; false where there is none. */
  async setNotices({ id, noticeEmail, noticeUrl }: ReleaseNotices, now: number): Promise<boolean> {
    const [row] = await this.across.query(`SELECT id FROM release_token WHERE id = :id AND ${counts} FOR UPDATE`, {
      id,
      now,
    });
    if (!row) return false;
    await this.across.execute(
      'UPDATE release_token SET notice_email = :noticeEmail, notice_url = :noticeUrl WHERE id = :id',
      { id, noticeEmail, noticeUrl },
    );
    return true;
  }

  /** Who is told of a halt of a remote: the notices of its tokens that count. */
  async findNotices(remote: string, now: number): Promise<ReleaseNotices[]> {
    const tokens = await this.list(now);
    return tokens.filter(({ remotes }) => remotes.includes(remote));
  }

  async name(id: number): Promise<string | undefined> {
    const [row] = await this.across.query<{ name: string }>('SELECT name FROM release_token WHERE id = :id', { id });
    return row?.name;
  }

  async find(hash: string, now: number): Promise<ReleaseTokenFacts | undefined> {
    const [row] = await this.across.query<ReleaseTokenFacts & { remotes: string }>(
      `SELECT id, name, remotes, tenant_id AS tenantId FROM release_token WHERE hash = :hash AND ${counts}`,
      { hash, now },
    );
    return row && { id: row.id, name: row.name, tenantId: row.tenantId, remotes: storedRemotes.parse(row.remotes) };
  }

  async recordUse(id: number, now: number): Promise<void> {
    await this.across.execute('UPDATE release_token SET last_used_at = :now WHERE id = :id', { id, now });
  }

  private get across() {
    return this.db.unscoped('remotes are released for all tenants');
  }
}

const read = ({ remotes, createdAt, expiresAt, lastUsedAt, ...row }: Row): ReleaseToken => ({
  ...row,
  remotes: storedRemotes.parse(remotes),
  createdAt: Number(createdAt),
  expiresAt: Number(expiresAt),
  lastUsedAt: lastUsedAt === null ? null : Number(lastUsedAt),
});
