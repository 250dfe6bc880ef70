import type { ReleaseToken, ReleaseTokenFacts } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { storedJson } from '../release/stored-json.js';

type Row = Omit<ReleaseToken, 'remotes'> & { remotes: string };

/** What a new token is stored as. */
export interface NewReleaseToken {
  name: string;
  remotes: readonly string[];
  /** SHA-256 of the token: it has 256 random bits, so nothing slower is needed. */
  hash: string;
  createdBy: string;
  now: number;
  expiresAt: number;
}

const columns = `id, name, remotes, created_by AS createdBy, created_at AS createdAt, expires_at AS expiresAt,
  last_used_at AS lastUsedAt`;
/** A token of which it cannot be read what it may release may release nothing. */
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
      `INSERT INTO release_token (tenant_id, name, remotes, hash, created_by, created_at, expires_at)
       VALUES (:tenantId, :name, :remotes, :hash, :createdBy, :now, :expiresAt)`,
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

  async used(id: number, now: number): Promise<void> {
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
