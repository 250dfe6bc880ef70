import { type HaltCause, haltCause, type Rollout, type RolloutStatus } from '@depot/contracts/deployments';
import { Db } from '@depot/node-database';
import { Injectable, Logger } from '@nestjs/common';
import * as z from 'zod';
import type { StoredTarget } from '../split/targets.js';
import { storedTargets } from '../version/read-version.js';
import { storedJson } from '../version/stored-json.js';

/** A rollout with its number. */
export interface RolloutRow extends Omit<Rollout, 'first'> {
  id: number;
  /** Users who have the version from the first step on. */
  targets: StoredTarget[];
}

type Row = Omit<RolloutRow, 'steps' | 'halt' | 'everyMinutes' | 'targets'> & {
  steps: string;
  targets: string | null;
  halt: string | null;
  everyMs: number;
};

const reading = `SELECT id, remote, version, stable, steps, every_ms AS everyMs, step, status, who,
    started_at AS startedAt, next_at AS nextAt, ended_at AS endedAt, halt, targets FROM remote_rollout`;

const storedSteps = storedJson(z.array(z.number()));
const storedHalt = storedJson(haltCause).nullable().catch(null);
const logger = new Logger('Rollouts');

/** Rollouts; of a remote at most one is running. One that cannot be read is left out, and stands still. */
@Injectable()
export class RolloutRepository {
  /** Rollouts that the log was told cannot be read. */
  private readonly told = new Set<number>();

  constructor(private readonly db: Db) {}

  /** The latest of every remote. */
  listLatest(): Promise<RolloutRow[]> {
    return this.read(`${reading} WHERE id IN (SELECT MAX(id) FROM remote_rollout GROUP BY remote) ORDER BY remote`);
  }

  async findRunning(remote: string): Promise<RolloutRow | undefined> {
    const [found] = await this.read(`${reading} WHERE remote = :remote AND running = 1`, { remote });
    return found;
  }

  /** Running ones whose next step is due. */
  listDue(now: number): Promise<RolloutRow[]> {
    return this.read(`${reading} WHERE running = 1 AND next_at <= :now ORDER BY id`, { now });
  }

  /** Stores a new one; the key refuses a second that runs. */
  async insert(
    rollout: Pick<
      RolloutRow,
      'remote' | 'version' | 'stable' | 'steps' | 'everyMinutes' | 'who' | 'startedAt' | 'targets'
    >,
  ): Promise<void> {
    const { steps, everyMinutes, targets, ...rest } = rollout;
    await this.across.execute(
      `INSERT INTO remote_rollout (remote, version, stable, steps, every_ms, step, next_at, status, running, who,
        started_at, targets)
       VALUES (:remote, :version, :stable, :steps, :everyMs, 0, :startedAt, 'RUNNING', 1, :who, :startedAt, :targets)`,
      {
        ...rest,
        steps: JSON.stringify(steps),
        everyMs: Math.round(everyMinutes * 60_000),
        targets: targets.length > 0 ? JSON.stringify(targets) : null,
      },
    );
  }

  /** Takes the step after `step`; false where another process has taken it or the rollout has ended. */
  async take(id: number, step: number, nextAt: number): Promise<boolean> {
    const { affectedRows } = await this.across.execute(
      'UPDATE remote_rollout SET step = step + 1, next_at = :nextAt WHERE id = :id AND step = :step AND running = 1',
      { id, step, nextAt },
    );
    return affectedRows === 1;
  }

  /** Ends what runs of a remote; false where nothing does. */
  async end(
    remote: string,
    status: Exclude<RolloutStatus, 'RUNNING'>,
    now: number,
    halt: HaltCause | null = null,
  ): Promise<boolean> {
    const { affectedRows } = await this.across.execute(
      `UPDATE remote_rollout SET status = :status, running = NULL, ended_at = :now, halt = :halt
        WHERE remote = :remote AND running = 1`,
      { remote, status, now, halt: halt && JSON.stringify(halt) },
    );
    return affectedRows === 1;
  }

  private get across() {
    return this.db.unscoped('the registry serves one shell for all tenants');
  }

  private async read(sql: string, values = {}): Promise<RolloutRow[]> {
    const rows = await this.across.query<Row>(sql, values);
    return rows.flatMap(({ steps, halt, everyMs, targets, ...row }): RolloutRow[] => {
      const { data } = storedSteps.safeParse(steps);
      const { data: first } = storedTargets.safeParse(targets);
      const everyMinutes = Number(everyMs) / 60_000;
      if (data && first !== undefined)
        return [{ ...row, steps: data, halt: storedHalt.parse(halt), everyMinutes, targets: first ?? [] }];
      this.tell(row);
      return [];
    });
  }

  private tell({ id, remote, version }: Pick<RolloutRow, 'id' | 'remote' | 'version'>): void {
    if (!this.told.has(id)) logger.error(`The rollout of ${remote} ${version} cannot be read and stands still.`);
    this.told.add(id);
  }
}
