import { createHash } from 'node:crypto';
import {
  redactErrorMessage,
  type ThrownError,
  thrownErrorLimits,
  thrownErrorMessages,
} from '@depot/contracts/deployments';
import { currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { ScheduledTasks } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { SourceMapRepository } from '../artefact/source-map.repository.js';
import { BatchThrottle } from '../telemetry/batch-throttle.js';
import { GivenVersions } from './given-versions.js';
import { isOwnFrame, listOwnScripts, mapStack } from './map-stack.js';
import { ThrownErrorRepository } from './thrown-error.repository.js';

const hourMs = 3_600_000;
/** Innermost own frames that equal errors share. */
const framesOfGroup = 3;

/** Stores errors that remotes threw in a user's browser. */
@Injectable()
export class CollectThrownErrors {
  constructor(
    private readonly db: Db,
    private readonly errors: ThrownErrorRepository,
    private readonly maps: SourceMapRepository,
    private readonly given: GivenVersions,
    private readonly throttle: BatchThrottle,
    tasks: ScheduledTasks,
  ) {
    tasks.add({
      name: 'old errors of remotes',
      everyMs: hourMs,
      run: async () => this.removeOld(await this.db.getTime()),
    });
  }

  /**
   * Returns how many of the errors were stored: not those that were stored before, nor those of versions that the user
   * was not given, nor those beyond the limits.
   *
   * @throws TOO_MANY_REQUESTS above the limit of a user
   */
  async execute(thrown: readonly ThrownError[]): Promise<number> {
    const session = currentSession();
    const { message, messagesPerMinute } = { ...thrownErrorLimits, message: thrownErrorMessages.tooMany };
    this.throttle.check(`errors of ${session.id}`, Date.now(), { most: messagesPerMinute, message });
    return this.db.transaction(async () => {
      let accepted = 0;
      for (const error of thrown.toSorted(compareVersions)) {
        if (!(await this.given.isGivenTo(session, error))) continue;
        if (await this.store(error, session.id)) accepted += 1;
      }
      return accepted;
    });
  }

  async removeOld(now: number): Promise<void> {
    await this.errors.removeOld(now);
  }

  private async store(error: ThrownError, userId: number): Promise<boolean> {
    const { remote, version, frames, reference, screen, browser } = error;
    const message = redactErrorMessage(error.message) || 'Error';
    const key = { remote, version, fingerprint: hashGroup(message, error) };
    // The stack of a known group is stored already, so only a new one needs its source maps.
    const maps = (await this.errors.isKnown(key))
      ? new Map<string, Buffer>()
      : await this.maps.find(remote, version, listOwnScripts(frames));
    return this.errors.add({ ...key, message, stack: mapStack(frames, maps), reference, screen, browser, userId });
  }
}

/** Messages of several browsers lock versions in one order. */
const compareVersions = (one: ThrownError, other: ThrownError): number =>
  `${one.remote}@${one.version}` < `${other.remote}@${other.version}` ? -1 : 1;

/** Equal for errors with the same message at the same place of the version. */
function hashGroup(message: string, { frames }: ThrownError): string {
  const places = frames.filter(isOwnFrame).slice(0, framesOfGroup);
  const written = places.map(({ file, line, column }) => `${file}:${line}:${column}`);
  return createHash('sha256')
    .update([message, ...written].join('\n'))
    .digest('hex');
}
