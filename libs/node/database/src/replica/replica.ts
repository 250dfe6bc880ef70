import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { getConnections } from '../connections/connections.js';
import { openReplica } from '../connections/data-source.js';
import type { WhichDatabase } from '../connections/options.js';

/** Milliseconds that a replica may be behind; of one that is further behind nothing is read. */
const maxAgeMs = 10_000;
/** Milliseconds for a response to the check, and for which the replica is skipped after a slower one. */
const [answerMs, leftMs] = [1_000, 5_000];

const logger = new Logger('Replica');

/**
 * A replica of the primary. Each process writes heartbeats to the primary, in its own row and with its own clock, and
 * reads them from the replica: a heartbeat found there proves that everything committed before it has arrived. No two
 * clocks are compared.
 */
export class Replica implements OnApplicationShutdown {
  /** Whose signs of life these are. */
  readonly process = randomUUID();
  private opened: DataSource | undefined;
  private leftUntil = 0;
  private isWell = true;
  /** The newest heartbeat found at the last check, in epoch ms. */
  private seen: number | undefined;

  constructor(private readonly config: WhichDatabase) {}

  /** False without a replica: all reads use the primary. */
  get isConfigured(): boolean {
    return this.config.DATABASE_REPLICA_URL !== undefined;
  }

  /** Data source of its statements. */
  get source(): DataSource {
    if (!this.opened) throw new Error('The replica is not open.');
    return this.opened;
  }

  /** Connects to it unless it is connected. One that is away now is tried again the next time. */
  async open(): Promise<void> {
    if (this.opened || !this.isConfigured) return;
    try {
      this.opened = await openReplica(this.config);
      this.isWell = true;
      logger.log('The replica serves reads that may lag behind.');
    } catch (error) {
      if (this.isWell) logger.warn(`The replica cannot be used: ${error instanceof Error ? error.message : ''}`);
      this.isWell = false;
    }
  }

  /**
   * Time up to which its data is complete, in epoch ms; undefined if it is unreachable, too far behind, or not
   * configured.
   */
  async findCompleteUntil(): Promise<number | undefined> {
    if (!this.opened || Date.now() < this.leftUntil) return undefined;
    const time = await Promise.race([this.readLastBeat(this.opened), waitForTimeout()]).catch(() => undefined);
    if (time === undefined) return this.skipForAWhile();
    const age = Date.now() - time;
    return age >= 0 && age <= maxAgeMs ? time : undefined;
  }

  /**
   * Seconds since the newest known heartbeat was written; infinite before the first. Runs no query, so the value grows
   * between two checks.
   */
  get ageSeconds(): number {
    return this.seen === undefined ? Number.POSITIVE_INFINITY : Math.max(0, (Date.now() - this.seen) / 1000);
  }

  /** Has it left alone for a while: it did not answer. */
  skipForAWhile(): undefined {
    this.leftUntil = Date.now() + leftMs;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.opened?.destroy();
  }

  /** 0 without any heartbeat. */
  private async readLastBeat(source: DataSource): Promise<number> {
    const asked = `SELECT time FROM replica_beat WHERE process = '${this.process}'`;
    const [rows] = await getConnections(source).run(asked, false);
    const [sign] = rows as { time: number }[];
    this.seen = sign && Number(sign.time);
    return this.seen ?? 0;
  }
}

const waitForTimeout = () => wait(answerMs, undefined, { ref: false });
