import { adminMessages } from '@depot/contracts/admin';
import { runInContext } from '@depot/node-context';
import { type Importer, Importers, type RowProblem } from '@depot/node-importing';
import { createStage, runForEach, ScheduledTasks } from '@depot/node-platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ImportPace } from './import-pace.js';
import { ImportRunRepository, type UnclearedImport } from './import-run.repository.js';

const everyMs = 60_000;
const hour = 60 * everyMs;
/** Milliseconds for which an import that ended is kept at least. */
const lifetime = 90 * 24 * hour;
/** Imports that are seen to in one run of the task. */
const atOnce = 20;
/** Imports deleted by one statement: the problems of one can be megabytes. */
const chunk = 50;

const logger = new Logger('Imports');

const interrupted: RowProblem = { line: 1, column: '', localizedMessage: adminMessages.interrupted, values: {} };

/** Abandons imports whose process has died, deletes their staged rows, and deletes old imports. */
@Injectable()
export class ImportSweeper implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly runs: ImportRunRepository,
    private readonly pace: ImportPace,
    private readonly tasks: ScheduledTasks,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'abandoned imports', everyMs, run: () => this.run() });
    this.tasks.add({ name: 'old imports', everyMs: hour, run: () => this.removeOld(Date.now() - lifetime) });
  }

  /** This statement alone decides that an import is abandoned; its process, if alive, cannot finish it afterwards. */
  async run(): Promise<void> {
    await this.runs.abandonDead(interrupted);
    await runForEach(await this.runs.listUncleared(atOnce), (left) => this.clearStage(left), {
      logger,
      getName: ({ id }) => `Staged rows of import ${id}`,
    });
  }

  /** Deletes imports that ended before, except those in a list. */
  async removeOld(oldest: number): Promise<void> {
    while ((await this.runs.removeEnded(oldest, chunk)) === chunk);
  }

  private async clearStage({ id, tenantId, kind }: UnclearedImport): Promise<void> {
    const importer = this.importers.find(kind);
    if (importer) await runInContext({ tenantId, isBackground: true }, () => this.clearRows(id, importer));
  }

  /** Deletes the staged rows of a failed import, in short steps. */
  async clearRows(id: number, { staging }: Importer<unknown>): Promise<void> {
    while (await staging.clear(createStage(id))) await this.pace.pause();
    await this.runs.markCleared(id);
  }
}
