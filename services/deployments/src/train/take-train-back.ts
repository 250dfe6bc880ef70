import { releaseMessages, shellName } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { LiveShell } from '../shell/live-shell.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { LiveSet } from './live-set.js';
import { type StoredTrain, TrainRepository } from './train.repository.js';

/** Gives every user the versions from before a train. */
@Injectable()
export class TakeTrainBack {
  constructor(
    private readonly db: Db,
    private readonly versions: ReleaseRepository,
    private readonly set: LiveSet,
    private readonly trains: TrainRepository,
    private readonly shell: LiveShell,
  ) {}

  /**
   * Returns the train. Only the latest one can be taken back, while its shell is served. @throws NOT_FOUND if there is
   * no such train; INVALID_TRANSITION if a later release followed it, it was taken back, or users had no version before
   * it; VALIDATION if the set before is incompatible with later releases
   */
  execute(id: number, who: string): Promise<StoredTrain> {
    return this.db.transaction(async () => {
      await this.versions.lock();
      const trains = await this.trains.listLatest();
      const train = trains.find((each) => each.id === id);
      if (!train) throw new DomainError('NOT_FOUND', releaseMessages.trainUnknown);
      await this.assertIsLatest(train, trains);
      const next = train.members.map(({ remote, before }) => ({ remote, state: before }));
      const isFirst = next.every(({ remote, state }) => remote === shellName || state === null);
      if (isFirst || next.some(({ remote, state }) => remote === shellName && state === null))
        throw new DomainError('INVALID_TRANSITION', releaseMessages.trainWithoutBefore);
      await this.set.change(next, who);
      if (!(await this.trains.markBack(id, who)))
        throw new DomainError('INVALID_TRANSITION', releaseMessages.trainPassed);
      return train;
    });
  }

  private async assertIsLatest({ id, members }: StoredTrain, trains: readonly StoredTrain[]): Promise<void> {
    const latest = trains.find(({ back }) => back === null);
    const shell = members.find(({ remote }) => remote === shellName);
    if (latest?.id !== id || shell?.after !== (await this.shell.readVersion()))
      throw new DomainError('INVALID_TRANSITION', releaseMessages.trainPassed);
  }
}
