import { releaseMessages, shellName, type TrainRequest } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ReleaseRepository } from '../version/release.repository.js';
import { everyUser, LiveSet } from './live-set.js';
import { type StoredMember, TrainRepository } from './train.repository.js';

/** Gives every user a version of the shell and versions of remotes at the same moment. */
@Injectable()
export class StartTrain {
  constructor(
    private readonly db: Db,
    private readonly versions: ReleaseRepository,
    private readonly set: LiveSet,
    private readonly trains: TrainRepository,
  ) {}

  /**
   * Returns the id of the train, which records what users had before.
   *
   * @throws NOT_FOUND if a version was never published, VALIDATION with every reason if they do not go together
   */
  async execute({ shell, remotes }: TrainRequest, who: string): Promise<number> {
    const named = [{ remote: shellName, version: shell }, ...remotes];
    const names = named.map(({ remote }) => remote);
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) throw new DomainError('VALIDATION', releaseMessages.trainNamedTwice, { remote: twice });
    return this.db.transaction(async () => {
      await this.versions.lock();
      const members: StoredMember[] = [];
      for (const { remote, version } of named)
        members.push({ remote, before: await this.set.read(remote), after: version });
      const next = members.map(({ remote, after }) => ({ remote, state: everyUser(after) }));
      await this.set.change(next, who);
      return this.trains.insert(members, who);
    });
  }
}
