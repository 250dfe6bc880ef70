import { shellName } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { sha256Of } from '../artefact/read-artefact.js';
import type { Files } from '../artefact/unpack-archive.js';

/** A version of the shell that was given to everybody. */
export interface PromotedShell {
  version: string;
  /** Epoch ms. */
  since: number;
}

/** What the registry's tables say of the shell, which has versions as remotes have. */
@Injectable()
export class ShellReleaseRepository {
  constructor(private readonly db: Db) {}

  /** What was promoted last; undefined where nothing ever was. */
  async promoted(): Promise<PromotedShell | undefined> {
    const [row] = await this.across.query<{ version: string; since: number | null }>(
      `SELECT v.version,
         (SELECT MAX(e.time) FROM remote_event e WHERE e.remote = :shellName AND e.kind = 'split') AS since
       FROM remote_traffic t JOIN remote_version v ON v.id = t.version_id
       WHERE t.remote = :shellName AND t.is_default = 1`,
      { shellName },
    );
    return row && { version: row.version, since: Number(row.since) };
  }

  /** A file that some version has under the same path with other content. */
  async changedFile(files: Files): Promise<string | undefined> {
    const rows = await this.across.query<{ path: string; digest: string }>(
      `SELECT path, SHA2(content, 256) AS digest FROM remote_file WHERE remote = :shellName AND path IN (:paths)`,
      { shellName, paths: [...files.keys()] },
    );
    return rows.find(({ path, digest }) => sha256Of(files.get(path) ?? Buffer.alloc(0)) !== digest)?.path;
  }

  private get across() {
    return this.db.unscoped('one shell serves all tenants');
  }
}
