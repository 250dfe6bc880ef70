import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ReleaseRepository } from '../release/release.repository.js';

const logger = new Logger('Registry');

/**
 * The counter of the registry's document. Browsers believe no document with a lower one than they have seen, so it must
 * rise above what was served before a restore from a backup as well: a process raises it when it starts, and when it
 * reads a lower one than it has read before.
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
  async current(): Promise<number> {
    let counter = await this.versions.counter();
    if (counter < this.newest) {
      await this.versions.raiseCounter();
      counter = await this.versions.counter();
    }
    this.newest = Math.max(this.newest, counter);
    return counter;
  }
}
