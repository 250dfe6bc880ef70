import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { computeDigest } from './read-artefact.js';
import type { Files } from './unpack-archive.js';

/** Bytes that one statement carries at most, and those of any file alone. */
const maxConcurrent = 4 * 1024 * 1024;

/** The files of published versions: what every process of the product can reach. */
@Injectable()
export class ArtefactRepository {
  constructor(private readonly db: Db) {}

  /** Stores the files of a version that is new. */
  async insert(remote: string, version: string, files: Files): Promise<void> {
    await this.across.execute(
      'INSERT INTO remote_artefact (remote, version, digest) VALUES (:remote, :version, :digest)',
      { remote, version, digest: computeDigest(files) },
    );
    for (const part of buildStatements(files))
      await this.across.execute('INSERT INTO remote_file (remote, version, path, content) VALUES :rows', {
        rows: part.map(([path, content]) => [remote, version, path, content]),
      });
  }

  /** Undefined for a version whose files are not kept here. */
  async findDigest(remote: string, version: string): Promise<string | undefined> {
    const [row] = await this.across.query<{ digest: string }>(
      'SELECT digest FROM remote_artefact WHERE remote = :remote AND version = :version',
      { remote, version },
    );
    return row?.digest;
  }

  async findFiles(remote: string, version: string): Promise<Files> {
    const rows = await this.across.query<{ path: string; content: Buffer }>(
      'SELECT path, content FROM remote_file WHERE remote = :remote AND version = :version',
      { remote, version },
    );
    return new Map(rows.map(({ path, content }) => [path, content]));
  }

  /** Some files of a version, of those paths that it has. */
  async findSome(remote: string, version: string, paths: readonly string[]): Promise<Files> {
    const rows = await this.across.query<{ path: string; content: Buffer }>(
      'SELECT path, content FROM remote_file WHERE remote = :remote AND version = :version AND path IN (:paths)',
      { remote, version, paths },
    );
    return new Map(rows.map(({ path, content }) => [path, content]));
  }

  private get across() {
    return this.db.unscoped('a remote serves all tenants alike');
  }
}

/** Groups of files that go along in one statement. */
export function buildStatements(files: Files): [string, Buffer][][] {
  const groups: [string, Buffer][][] = [];
  let room = 0;
  for (const [path, content] of files) {
    if (content.length > room || groups.length === 0) {
      groups.push([]);
      room = maxConcurrent;
    }
    room -= content.length;
    groups.at(-1)?.push([path, content]);
  }
  return groups;
}
