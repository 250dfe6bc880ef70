import { findOutage, isBusy, type Outage } from '../failures.js';
import type { Connections } from './connections.js';

/** Reason why requests cannot be served; `busy` if the check itself took too long. */
export type Trouble = Outage | 'busy' | 'failing';

/** Milliseconds for which a good result is cached, so that frequent probes do not load the database. */
const keptMs = 250;
/** Milliseconds that the database may take. */
const timeoutMs = 2_000;

/** Changes nothing, but is refused wherever nothing may be changed. */
const mayWrite = "UPDATE schema_history SET applied_at = applied_at WHERE name = ''";
/**
 * Needs two megabytes of new disk space, independent of free space within existing files. Uses rows that fit into their
 * pages: MariaDB 10.11 aborts if there is no space for a large value.
 */
const findsRoom = [
  `CREATE TABLE IF NOT EXISTS disk_probe (
    id INT NOT NULL AUTO_INCREMENT PRIMARY KEY, content VARCHAR(7000) CHARACTER SET ascii NOT NULL)`,
  `INSERT INTO disk_probe (content) VALUES ${Array(300).fill("(REPEAT('x', 7000))").join(', ')}`,
  'DROP TABLE IF EXISTS disk_probe',
];

/** Tells whether the database can be read and changed, by trying. */
export class DatabaseHealth {
  private checking: Promise<Trouble | undefined> | undefined;

  constructor(private readonly connections: Connections) {}

  /** Returns the current trouble; undefined if the database works. */
  check(): Promise<Trouble | undefined> {
    if (!this.checking) {
      const checking = this.withTimeout();
      this.checking = checking;
      const clearResult = () => {
        if (this.checking === checking) this.checking = undefined;
      };
      // Trouble is not cached, so that its end is visible to the next caller.
      checking.then((trouble) => (trouble ? clearResult() : setTimeout(clearResult, keptMs).unref()), clearResult);
    }
    return this.checking;
  }

  private async withTimeout(): Promise<Trouble | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Trouble>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, 'busy');
    });
    try {
      return await Promise.race([this.findTrouble(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async findTrouble(): Promise<Trouble | undefined> {
    try {
      await this.connections.run(mayWrite, true);
      if (!this.connections.isDiskFull) return undefined;
      for (const sql of findsRoom) await this.connections.run(sql, true);
      this.connections.isDiskFull = false;
      return undefined;
    } catch (error) {
      if (this.connections.isDiskFull) return 'diskFull';
      return findOutage(error) ?? (isBusy(error) ? 'busy' : 'failing');
    }
  }
}
