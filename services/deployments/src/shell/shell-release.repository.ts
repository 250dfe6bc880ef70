import { shellName } from '@depot/contracts/deployments';
import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { computeSha256 } from '../artefact/read-artefact.js';
import type { Files } from '../artefact/unpack-archive.js';

/** Served shells that are read at most. */
const maxServed = 20;

/** A version of the shell that was given to all users. */
export interface PromotedShell {
  version: string;
  /** Epoch ms. */
  since: number;
}

/** Rows of the registry about the shell, which has versions as remotes have. */
@Injectable()
export class ShellReleaseRepository {
  constructor(private readonly db: Db) {}

  /** The shell that was promoted last; undefined if none was. */
  async findPromoted(): Promise<PromotedShell | undefined> {
    const [row] = await this.across.query<{ version: string; since: number | null }>(
      `SELECT v.version,
         (SELECT MAX(e.time) FROM remote_event e WHERE e.remote = :shellName AND e.kind = 'split') AS since
       FROM remote_traffic t JOIN remote_version v ON v.id = t.version_id
       WHERE t.remote = :shellName AND t.is_default = 1`,
      { shellName },
    );
    return row && { version: row.version, since: Number(row.since) };
  }

  /** Shells that processes came with and served, the last one first. */
  async listServed(): Promise<PromotedShell[]> {
    const rows = await this.across.query<PromotedShell>(
      `SELECT version, served_at AS since FROM remote_version
       WHERE remote = :shellName AND served_at IS NOT NULL ORDER BY served_at DESC, id DESC LIMIT ${maxServed}`,
      { shellName },
    );
    return rows.map(({ version, since }) => ({ version, since: Number(since) }));
  }

  /** Records that a process serves its own shell from now on. */
  async markServed(version: string): Promise<void> {
    await this.across.execute(
      `UPDATE remote_version SET served_at = ${databaseTime} WHERE remote = :shellName AND version = :version`,
      { shellName, version },
    );
  }

  /** A file that some version has under the same path with other content. */
  async findChangedFile(files: Files): Promise<string | undefined> {
    const rows = await this.across.query<{ path: string; digest: string }>(
      `SELECT path, SHA2(content, 256) AS digest FROM remote_file WHERE remote = :shellName AND path IN (:paths)`,
      { shellName, paths: [...files.keys()] },
    );
    return rows.find(({ path, digest }) => computeSha256(files.get(path) ?? Buffer.alloc(0)) !== digest)?.path;
  }

  private get across() {
    return this.db.unscoped('one shell serves all tenants');
  }
}
