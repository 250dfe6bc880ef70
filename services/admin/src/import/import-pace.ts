import { setTimeout as rest } from 'node:timers/promises';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Statements a second of requests at which an import rests for as long as it works. */
const busy = 25;
/** It rests at most so many times as long as it works, and so many milliseconds at once. */
const maxRestRatio = 3;
const maxRestMs = 500;
/** Statements a second of requests from which on somebody is served; looking at one list now and then is less. */
const served = 5;

/**
 * How fast the imports of a process go: as fast as they can while nobody else is served, else step by step with rests.
 */
@Injectable()
export class ImportPace {
  private resumedAt = performance.now();

  constructor(private readonly db: Db) {}

  /** Is anybody served beside it? */
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
