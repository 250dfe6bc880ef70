import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { buildStatements } from './artefact.repository.js';
import type { Files } from './unpack-archive.js';

/** Source maps of published versions by the path of the script. No route serves them. */
@Injectable()
export class SourceMapRepository {
  constructor(private readonly db: Db) {}

  /** Stores the maps of a version that is new. */
  async insert(remote: string, version: string, maps: Files): Promise<void> {
    for (const part of buildStatements(maps))
      await this.across.execute('INSERT INTO remote_source_map (remote, version, path, content) VALUES :rows', {
        rows: part.map(([path, content]) => [remote, version, path, content]),
      });
  }

  /** Maps of some scripts of a version, as far as it came with them. */
  async find(remote: string, version: string, paths: readonly string[]): Promise<Files> {
    if (paths.length === 0) return new Map();
    const rows = await this.across.query<{ path: string; content: Buffer }>(
      'SELECT path, content FROM remote_source_map WHERE remote = :remote AND version = :version AND path IN (:paths)',
      { remote, version, paths },
    );
    return new Map(rows.map(({ path, content }) => [path, content]));
  }

  private get across() {
    return this.db.unscoped('a remote serves all tenants alike');
  }
}
