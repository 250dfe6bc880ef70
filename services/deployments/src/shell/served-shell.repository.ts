import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Milliseconds after which a process that has not spoken of its shell serves it no more. */
const silenceMs = 120_000;
const isSilent = `seen_at <= ${databaseTime} - :silenceMs`;

/** Which processes serve which shell. */
@Injectable()
export class ServedShellRepository {
  constructor(private readonly db: Db) {}

  /** What other processes that were heard of lately say of their shells, each once. */
  async listOthers(process: string): Promise<string[]> {
    const rows = await this.across.query<{ facts: string }>(
      `SELECT DISTINCT facts FROM served_shell WHERE NOT ${isSilent} AND process <> :process`,
      { process, silenceMs },
    );
    return rows.map(({ facts }) => facts);
  }

  async set(process: string, facts: string): Promise<void> {
    await this.across.execute(
      `REPLACE INTO served_shell (process, facts, seen_at) VALUES (:process, :facts, ${databaseTime})`,
      { process, facts },
    );
  }

  /** Those of processes that were not heard of for long. */
  async removeSilent(): Promise<void> {
    await this.across.execute(`DELETE FROM served_shell WHERE ${isSilent}`, { silenceMs });
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
