import { documentMessages } from '@depot/contracts/documents';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { currentContext, runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { createFairTurn } from '@depot/node-http';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type JobProblem, JobService } from './job.service.js';
import { JobFileRepository } from './job-file.repository.js';
import type { LongWork } from './long-document.js';

/** Jobs that one process works on at a time; each prints one part after the other. */
const jobsAtOnce = 2;
/** Milliseconds between two signs of life. */
const heartbeat = 5_000;

/** Thrown when the job was cancelled. */
class JobCancelled extends Error {}

/** Runs documents and other long work in the background, for the user of the request. */
@Injectable()
export class JobRunner implements OnApplicationShutdown {
  private readonly logger = new Logger(JobRunner.name);
  private readonly turn = createFairTurn(jobsAtOnce);
  private readonly running = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly db: Db,
    private readonly jobService: JobService,
    private readonly files: JobFileRepository,
  ) {}

  /** Returns the job's id at once; its row has the progress. In a command the work starts after the commit. */
  async start(work: LongWork): Promise<number> {
    const id = await this.jobService.begin(work);
    const { session, language, correlationId } = currentContext();
    await this.db.afterCommit(() => {
      const run: Promise<void> = runInContext({ session, language, correlationId, isBackground: true }, () =>
        this.db.outsideTransaction(() => this.runWithHeartbeat(id, work)),
      )
        .catch((error: unknown) => this.logger.error(error))
        .finally(() => this.running.delete(run));
      this.running.add(run);
    });
    return id;
  }

  /** Running jobs stop at their next part and are stored as failed. */
  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running);
  }

  /** Says that it lives, also while it waits for its turn. */
  private async runWithHeartbeat(id: number, work: LongWork): Promise<void> {
    const heart = setInterval(() => void this.jobService.updateHeartbeat(id).catch(() => undefined), heartbeat);
    try {
      await this.turn(() => this.run(id, work));
    } catch (error) {
      if (!(error instanceof JobCancelled)) await this.storeFailure(id, error);
    } finally {
      clearInterval(heart);
    }
  }

  private async run(id: number, work: LongWork): Promise<void> {
    const reportProgress = async (done: number) => {
      if (this.isStopping) throw new DomainError('UNAVAILABLE', documentMessages.interrupted);
      if (!(await this.jobService.updateProgress(id, done))) throw new JobCancelled();
    };
    await reportProgress(0);
    const file = await work.make(reportProgress);
    await this.db.transaction(async () => {
      // The row is locked, so that no request cancels or deletes the job while its file is stored.
      if (!(await this.jobService.finish(id))) throw new JobCancelled();
      if (file) await this.files.insert(id, file);
    });
  }

  private async storeFailure(id: number, error: unknown): Promise<void> {
    if (!(error instanceof DomainError)) this.logger.error(error instanceof Error ? error.stack : String(error));
    const problem: JobProblem =
      error instanceof DomainError
        ? { localizedMessage: error.localizedMessage, values: error.values }
        : { localizedMessage: commonMessages.internal };
    await this.jobService.markFailed(id, problem).catch((failure: unknown) => this.logger.error(String(failure)));
  }
}
