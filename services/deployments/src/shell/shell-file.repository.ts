import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { buildStatements } from '../artefact/artefact.repository.js';
import type { Files } from '../artefact/unpack-archive.js';

/** Files of shells by path. Each name contains a hash of the content, so shells share equal files. */
@Injectable()
export class ShellFileRepository {
  constructor(private readonly db: Db) {}

  /** Those of the paths that are kept; they count as served at that time. */
  async recordSeen(paths: readonly string[], now: number): Promise<Set<string>> {
    if (paths.length === 0) return new Set();
    await this.across.execute('UPDATE shell_file SET seen_at = :now WHERE path IN (:paths)', { now, paths });
    const rows = await this.across.query<{ path: string }>('SELECT path FROM shell_file WHERE path IN (:paths)', {
      paths,
    });
    return new Set(rows.map(({ path }) => path));
  }

  /** Keeps files; those that another process has kept meanwhile stay as they are. */
  async insert(files: Files, now: number): Promise<void> {
    for (const part of buildStatements(files))
      await this.across.execute('INSERT IGNORE INTO shell_file (path, content, seen_at) VALUES :rows', {
        rows: part.map(([path, content]) => [path, content, now]),
      });
  }

  /** The first of the paths that is kept. */
  async find(paths: readonly string[]): Promise<{ path: string; content: Buffer } | undefined> {
    const rows = await this.across.query<{ path: string; content: Buffer }>(
      'SELECT path, content FROM shell_file WHERE path IN (:paths)',
      { paths },
    );
    return paths.flatMap((wanted) => rows.find(({ path }) => path === wanted) ?? [])[0];
  }

  async removeBefore(seenAt: number): Promise<void> {
    await this.across.execute('DELETE FROM shell_file WHERE seen_at < :seenAt', { seenAt });
  }

  private get across() {
    return this.db.unscoped('one shell serves all tenants');
  }
}
