import { Injectable } from '@nestjs/common';
import { Db } from '../db.js';
import { Replica } from './replica.js';

/** Milliseconds after which the last heartbeat of an ended process is deleted. */
const forgottenAfterMs = 24 * 3_600_000;

const why = 'signs of life for a replica belong to a process, not to a tenant';

/** Leaves signs of life in the primary, by which the replica is seen to follow. */
@Injectable()
export class ReplicaBeat {
  private sweptAt = 0;

  constructor(
    private readonly db: Db,
    private readonly replica: Replica,
  ) {}

  /** Delay of the replica in seconds, as `beat` last measured it. */
  get replicaAgeSeconds(): number {
    return this.replica.ageSeconds;
  }

  /** Writes a heartbeat; also reconnects to an unreachable replica, and measures its delay. */
  async writeBeat(): Promise<void> {
    const { process } = this.replica;
    const now = Date.now();
    await this.db
      .unscoped(why)
      .execute('INSERT INTO replica_beat (process, time) VALUES (:process, :now) ON DUPLICATE KEY UPDATE time = :now', {
        process,
        now,
      });
    await this.replica.open();
    await this.replica.findCompleteUntil();
    if (now - this.sweptAt < forgottenAfterMs) return;
    this.sweptAt = now;
    await this.db.unscoped(why).execute('DELETE FROM replica_beat WHERE time < :old', { old: now - forgottenAfterMs });
  }
}
