import { adminMessages } from '@depot/contracts/admin';
import { DomainError } from '@depot/contracts/errors';
import { Numbering } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { ImportRunRepository } from './import-run.repository.js';

/** Imports of one tenant that may be waiting or under way at a time: their files wait on this machine. */
const maxUnfinished = 20;

/** Limits the concurrent imports of a tenant. */
@Injectable()
export class ImportRoom {
  constructor(
    private readonly numbering: Numbering,
    private readonly runs: ImportRunRepository,
  ) {}

  /**
   * Refuses a further import above the limit. Locks the tenant's number series, so that its imports start one after the
   * other. Counts without a lock, since an ending import holds its row for its whole transaction.
   */
  async assertRoom(): Promise<void> {
    await this.numbering.assignNumber('import');
    const count = await this.runs.countUnfinished();
    if (count >= maxUnfinished) throw new DomainError('TOO_MANY_REQUESTS', adminMessages.tooManyImports, { count });
  }
}
