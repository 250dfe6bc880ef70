import { adminMessages } from '@depot/contracts/admin';
import { commonMessages, Refusal } from '@depot/contracts/errors';
import type { ImportKind } from '@depot/contracts/importing';
import { currentContext, runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Importers, runImport, type Importer, type ImportProgress } from '@depot/node-importing';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { ImportRuns } from './import-runs.js';
import { removeUpload, type Upload } from './upload.js';

/** Runs imports in the background, one after the other. */
@Injectable()
export class ImportRunner implements OnApplicationShutdown {
  private readonly logger = new Logger(ImportRunner.name);
  private readonly turn = pLimit(1);
  private readonly running = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly db: Db,
    private readonly importers: Importers,
    private readonly runs: ImportRuns,
  ) {}

  /** Answers the import's id at once; `ImportRuns` tells how it goes. The upload is removed in the end. */
  async start(kind: ImportKind, upload: Upload, dryRun: boolean): Promise<number> {
    const importer = this.importers.find(kind);
    if (!importer) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    const id = await this.runs.begin(kind, upload.name, dryRun);
    const { session, language, correlationId } = currentContext();
    const run = runInContext({ session, language, correlationId }, () => this.turn(() => this.run(id, upload, importer, dryRun)));
    this.running.add(run);
    void run.finally(() => this.running.delete(run));
    return id;
  }

  /** What has begun is finished before the process ends; what still waits is refused. */
  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running);
  }

  private async run(id: number, upload: Upload, importer: Importer<unknown>, dryRun: boolean): Promise<void> {
    // told outside of the import's transaction, so that others see it, and one after the other
    let telling = Promise.resolve();
    const onProgress = (progress: ImportProgress) => {
      telling = telling.then(() => this.db.apart(() => this.runs.progress(id, progress))).catch(() => undefined);
    };
    try {
      if (this.isStopping) throw new Refusal('UNAVAILABLE', adminMessages.interrupted);
      const outcome = await runImport(upload.path, importer, this.db, { dryRun, onProgress });
      await telling;
      await this.runs.finish(id, outcome);
    } catch (error) {
      await telling;
      await this.tellFailure(id, error);
    } finally {
      await removeUpload(upload);
    }
  }

  private async tellFailure(id: number, error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) this.logger.error(error instanceof Error ? error.stack : String(error));
    const { sentence, values } = error instanceof Refusal ? error : { sentence: commonMessages.internal, values: {} };
    await this.runs.refuse(id, { sentence, values }).catch((failure: unknown) => this.logger.error(String(failure)));
  }
}
