import { setTimeout as rest } from 'node:timers/promises';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Statements a second of requests at which an import rests for as long as it works. */
const busy = 25;
/** Longest rest, as a multiple of the working time and in milliseconds. */
const maxRestRatio = 3;
const maxRestMs = 500;
/** Statements a second from which on requests count as load; reading one list now and then is less. */
const served = 5;

/** Pace of a process's imports: full speed while there are no requests, else step by step with rests. */
@Injectable()
export class ImportPace {
  private resumedAt = performance.now();

  constructor(private readonly db: Db) {}

  /** True while the process serves requests. */
  get isShared(): boolean {
    return this.db.requestsPerSecond >= served;
  }

  /** Waited for between two steps. */
  async pause(): Promise<void> {
    const worked = performance.now() - this.resumedAt;
    const times = Math.min(maxRestRatio, this.db.requestsPerSecond / busy);
    await rest(Math.min(maxRestMs, worked * times));
    this.resumedAt = performance.now();
  }
}
