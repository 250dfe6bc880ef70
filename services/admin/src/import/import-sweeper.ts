import { adminMessages } from '@depot/contracts/admin';
import { runInContext } from '@depot/node-context';
import { eachInTurn, ScheduledTasks, stageOf } from '@depot/node-database';
import { type Importer, Importers, type RowProblem } from '@depot/node-importing';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ImportPace } from './import-pace.js';
import { ImportRunRepository, type LeftImport } from './import-run.repository.js';

const everyMs = 60_000;
const hour = 60 * everyMs;
/** Milliseconds for which an import that ended is kept at least. */
const lifetime = 90 * 24 * hour;
/** Imports that are seen to in one run of the task. */
const atOnce = 20;
/** Imports of one statement that forgets them: what stood in the way of one can be megabytes. */
const chunk = 50;

const logger = new Logger('Imports');

const interrupted: RowProblem = { line: 1, column: '', localizedMessage: adminMessages.interrupted, values: {} };

/** Gives up imports whose process has died, removes what they left where nobody sees it, and forgets old ones. */
@Injectable()
export class ImportSweeper implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly runs: ImportRunRepository,
    private readonly pace: ImportPace,
    private readonly tasks: ScheduledTasks,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'imports that died', everyMs, run: () => this.run() });
    this.tasks.add({ name: 'old imports', everyMs: hour, run: () => this.forgetOld(Date.now() - lifetime) });
  }

  /**
   * Whoever gives an import up decides it by this one statement; its process, should it live, then cannot finish it.
   */
  async run(): Promise<void> {
    await this.runs.giveUp(interrupted);
    await eachInTurn(await this.runs.left(atOnce), (left) => this.removeLeft(left), {
      ...{ logger, nameOf: ({ id }) => `What import ${id} has left` },
    });
  }

  /** Imports that ended before, but for those that a list still names. */
  async forgetOld(oldest: number): Promise<void> {
    while ((await this.runs.forgetEnded(oldest, chunk)) === chunk);
  }

  private async removeLeft({ id, tenantId, kind }: LeftImport): Promise<void> {
    const importer = this.importers.find(kind);
    if (importer) await runInContext({ tenantId, isBackground: true }, () => this.clear(id, importer));
  }

  /** Removes what waits on the stage of an import that did not end well, in short steps. */
  async clear(id: number, { staging }: Importer<unknown>): Promise<void> {
    while (await staging.clear(stageOf(id))) await this.pace.pause();
    await this.runs.cleared(id);
  }
}
