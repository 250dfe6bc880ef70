import { createHash } from 'node:crypto';
import type { MigrationStep } from './migration.js';
import type { Queryable } from './schema-queries.js';

/** Which way a migration is going: applied, or taken back. */
export type Direction = 'up' | 'down';

/** A step by its place in its migration, counted from 1. */
export interface StepPlace {
  migration: string;
  direction: Direction;
  number: number;
}

/** A step that was begun, by the migration's own account. */
export interface StepRecord extends StepPlace {
  hash: string;
  isFinished: boolean;
}

const place = 'migration = ? AND direction = ? AND step = ?';

/** History of applied migrations (`schema_history`), and of every step with its start and end (`schema_step`). */
export class StepRecords {
  constructor(private readonly connection: Queryable) {}

  async createTables(): Promise<void> {
    await this.connection.query(
      'CREATE TABLE IF NOT EXISTS schema_history (name VARCHAR(190) NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL)',
    );
    await this.connection.query(`CREATE TABLE IF NOT EXISTS schema_step (
      migration VARCHAR(190) NOT NULL,
      direction ENUM('up', 'down') NOT NULL,
      step SMALLINT UNSIGNED NOT NULL,
      description TEXT NOT NULL COMMENT 'the statement, or what the code does',
      hash CHAR(64) CHARACTER SET ascii NOT NULL COMMENT 'of the description',
      changed_rows INT UNSIGNED NULL COMMENT 'of a step that changes rows',
      started_at BIGINT NOT NULL COMMENT 'epoch ms',
      finished_at BIGINT NULL COMMENT 'epoch ms',
      PRIMARY KEY (migration, direction, step)
    )`);
  }

  async listApplied(): Promise<string[]> {
    const rows = (await this.connection.query('SELECT name FROM schema_history')) as { name: string }[];
    return rows.map(({ name }) => name);
  }

  async listSteps(): Promise<StepRecord[]> {
    const rows = (await this.connection.query(
      `SELECT migration, direction, step AS number, hash, finished_at IS NOT NULL AS is_finished
       FROM schema_step ORDER BY migration, direction, step`,
    )) as (StepPlace & { hash: string; is_finished: number | string })[];
    return rows.map(({ is_finished: finished, ...row }) => ({ ...row, isFinished: Number(finished) === 1 }));
  }

  /** Records the start of a step, so that after a kill the next process knows which one was running. */
  async begin({ migration, direction, number }: StepPlace, step: MigrationStep): Promise<void> {
    await this.connection.query(
      `INSERT INTO schema_step (migration, direction, step, description, hash, started_at) VALUES (?, ?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE description = VALUES(description), hash = VALUES(hash), started_at = VALUES(started_at)`,
      [migration, direction, number, step.text, hashStep(step), Date.now()],
    );
  }

  async finish({ migration, direction, number }: StepPlace, changedRows?: number): Promise<void> {
    await this.connection.query(`UPDATE schema_step SET finished_at = ?, changed_rows = ? WHERE ${place}`, [
      ...[Date.now(), changedRows ?? null],
      ...[migration, direction, number],
    ]);
  }

  async recordApplied(name: string): Promise<void> {
    await this.connection.query('INSERT INTO schema_history (name, applied_at) VALUES (?, ?)', [name, Date.now()]);
  }

  /** Forgets the migration in one statement, so that nothing is left between the two tables. */
  async recordTakenBack(name: string): Promise<void> {
    await this.connection.query(
      'DELETE h, s FROM schema_history h LEFT JOIN schema_step s ON s.migration = h.name WHERE h.name = ?',
      [name],
    );
  }
}

export function hashStep({ text }: MigrationStep): string {
  return createHash('sha256').update(text).digest('hex');
}
