import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Which processes serve which shell. */
@Injectable()
export class ServedShellRepository {
  constructor(private readonly db: Db) {}

  /** What other processes that were heard of since then say of their shells, each once. */
  async since(since: number, process: string): Promise<string[]> {
    const rows = await this.across.query<{ facts: string }>(
      'SELECT DISTINCT facts FROM served_shell WHERE seen_at > :since AND process <> :process',
      { since, process },
    );
    return rows.map(({ facts }) => facts);
  }

  async set(process: string, facts: string, now: number): Promise<void> {
    await this.across.execute('REPLACE INTO served_shell (process, facts, seen_at) VALUES (:process, :facts, :now)', {
      process,
      facts,
      now,
    });
  }

  async removeBefore(before: number): Promise<void> {
    await this.across.execute('DELETE FROM served_shell WHERE seen_at < :before', { before });
  }

  async removeOthers(process: string): Promise<void> {
    await this.across.execute('DELETE FROM served_shell WHERE process <> :process', { process });
  }

  async remove(process: string): Promise<void> {
    await this.across.execute('DELETE FROM served_shell WHERE process = :process', { process });
  }

  private get across() {
    return this.db.unscoped('one shell serves all tenants');
  }
}
