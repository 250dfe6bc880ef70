import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { adminMessages } from '@depot/contracts/admin';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { ImportKind } from '@depot/contracts/importing';
import { currentContext, runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { acceptUpload, createFairTurn, type Upload } from '@depot/node-http';
import { type Importer, Importers, type ImportProgress, runImport, type SeenThings } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ImportPace } from './import-pace.js';
import { ImportRoom } from './import-room.js';
import { ImportRunRepository, type ImportStart } from './import-run.repository.js';
import { ImportSweeper } from './import-sweeper.js';

/** Milliseconds between two signs of life. */
const heartbeatMs = 15_000;

/** Runs imports in the background, one after the other and one tenant after the other. */
@Injectable()
export class ImportRunner implements OnApplicationShutdown {
  private readonly logger = new Logger(ImportRunner.name);
  private readonly turn = createFairTurn(1);
  private readonly running = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly db: Db,
    private readonly importers: Importers,
    private readonly runs: ImportRunRepository,
    private readonly room: ImportRoom,
    private readonly sweeper: ImportSweeper,
    private readonly pace: ImportPace,
  ) {}

  /**
   * Returns the import's id; `ImportRunRepository` has its progress. Refused if too many are waiting. It starts after
   * the commit of the running command, and deletes the upload at its end.
   */
  async start(kind: ImportKind, upload: Upload, start: ImportStart): Promise<number> {
    const importer = this.importers.find(kind, start.mode);
    if (!importer) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    await this.room.assertRoom();
    const id = await this.runs.begin(kind, upload.name, start);
    const { session, language, correlationId } = currentContext();
    await this.db.afterCommit(() => {
      acceptUpload(upload);
      const run: Promise<void> = runInContext({ session, language, correlationId, isBackground: true }, () =>
        this.db.outsideTransaction(() => this.runWithHeartbeat(id, () => this.run(id, upload, importer, start))),
      )
        .catch((error: unknown) => this.logger.error(error))
        .finally(() => this.running.delete(run));
      this.running.add(run);
    });
    return id;
  }

  /** Running imports finish before the process ends; waiting ones are refused. */
  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running);
  }

  /** Says that it lives, also while it waits for its turn. */
  private async runWithHeartbeat(id: number, work: () => Promise<void>): Promise<void> {
    const heart = setInterval(() => {
      this.runs.updateHeartbeat(id).catch((error: unknown) => this.logger.warn(String(error)));
    }, heartbeatMs);
    try {
      await this.turn(work);
    } finally {
      clearInterval(heart);
    }
  }

  private async run(id: number, upload: Upload, importer: Importer<unknown>, { dryRun }: ImportStart): Promise<void> {
    // written outside of the import's transaction, so that others see it, and in sequence
    let progressWrites = Promise.resolve();
    const onProgress = (progress: ImportProgress) => {
      progressWrites = progressWrites
        .then(() => this.db.outsideTransaction(() => this.runs.updateProgress(id, progress)))
        .catch(() => undefined);
    };
    try {
      if (this.isStopping) throw new DomainError('UNAVAILABLE', adminMessages.interrupted);
      const checked = await this.findLastCheck(id, upload, importer, dryRun);
      const outcome = await runImport(upload.path, importer, this.db, {
        dryRun,
        onProgress,
        stage: createStage(id),
        pause: () => this.pace.pause(),
        ...(checked && { checked }),
        isShared: () => this.pace.isShared,
        onStaged: () => this.runs.markStaged(id),
        onApplied: async (applied) => {
          await progressWrites;
          await this.runs.finish(id, applied);
        },
      });
      await progressWrites;
      if (outcome.result !== 'applied') await this.runs.finish(id, outcome);
      if (outcome.result === 'refused') await this.sweeper.clearRows(id, importer);
    } catch (error) {
      await progressWrites;
      await this.storeFailure(id, error);
      await this.sweeper.clearRows(id, importer).catch((failure: unknown) => this.logger.error(String(failure)));
    } finally {
      await upload.remove();
    }
  }

  /** Objects that the newest check has seen in the file of this update. */
  private async findLastCheck(
    id: number,
    { path }: Upload,
    { kind, mode }: Importer<unknown>,
    dryRun: boolean,
  ): Promise<SeenThings | undefined> {
    if (mode !== 'update') return undefined;
    const fileHash = await hashFile(path);
    await this.runs.saveHash(id, fileHash);
    return dryRun ? undefined : this.runs.findLastSeen(kind, mode, fileHash);
  }

  private async storeFailure(id: number, error: unknown): Promise<void> {
    if (!(error instanceof DomainError)) this.logger.error(error instanceof Error ? error.stack : String(error));
    const { localizedMessage, values } =
      error instanceof DomainError ? error : { localizedMessage: commonMessages.internal, values: {} };
    await this.runs
      .reject(id, { localizedMessage, values })
      .catch((failure: unknown) => this.logger.error(String(failure)));
  }
}

/** SHA-256 of a file, in hex. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
