import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ReleaseRepository } from '../version/release.repository.js';

const logger = new Logger('Registry');

/**
 * Counter of the registry's document. Browsers reject a document with a lower counter than they have seen, so it must
 * stay above earlier values after a restore from a backup: a process raises it when it starts, and when it reads a
 * lower one than before.
 */
@Injectable()
export class RegistryCounter implements OnApplicationBootstrap {
  private newest = 0;

  constructor(private readonly versions: ReleaseRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    // A database that takes no changes now serves the document of before.
    await this.versions.raiseCounter().catch((error: Error) => logger.warn(error.message));
  }

  /** To be read before the document: a document that is newer than its counter is no harm, an older one would be. */
  async getCurrent(): Promise<number> {
    let counter = await this.versions.readCounter();
    if (counter < this.newest) {
      await this.versions.raiseCounter();
      counter = await this.versions.readCounter();
    }
    this.newest = Math.max(this.newest, counter);
    return counter;
  }
}
