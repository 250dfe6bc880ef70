import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { buildVersionKey } from '../telemetry/known-versions.js';

/** Milliseconds for which the list of purged versions is cached. */
const fresh = 1_000;

/** Versions that were removed from all users. */
@Injectable()
export class PurgedVersionRepository {
  private known: ReadonlySet<string> = new Set();
  private until = 0;

  constructor(private readonly db: Db) {}

  /** Was this version purged, as far as the database has said within a second? While it is away: as it said last. */
  async has(remote: string, version: string): Promise<boolean> {
    if (Date.now() >= this.until) {
      this.until = Date.now() + fresh;
      this.known = await this.read().catch(() => this.known);
    }
    return this.known.has(buildVersionKey(remote, version));
  }

  /** Ends a version, whose remote's releases are locked, with its files. */
  async add(remote: string, version: string, who: string): Promise<void> {
    const which = { remote, version };
    await this.across.execute(
      `INSERT INTO purged_version (remote, version, who, purged_at) VALUES (:remote, :version, :who, ${databaseTime})`,
      { ...which, who },
    );
    await this.across.execute('DELETE FROM remote_file WHERE remote = :remote AND version = :version', which);
    await this.across.execute('DELETE FROM remote_source_map WHERE remote = :remote AND version = :version', which);
    await this.across.execute('DELETE FROM remote_artefact WHERE remote = :remote AND version = :version', which);
    await this.across.execute('DELETE FROM remote_version WHERE remote = :remote AND version = :version', which);
  }

  /** Asks again the next time. */
  clearCache(): void {
    this.until = 0;
  }

  async read(): Promise<ReadonlySet<string>> {
    const rows = await this.across.query<{ remote: string; version: string }>(
      'SELECT remote, version FROM purged_version',
    );
    return new Set(rows.map(({ remote, version }) => buildVersionKey(remote, version)));
  }

  private get across() {
    return this.db.unscoped('a remote serves all tenants alike');
  }
}
