import { adminMessages } from '@depot/contracts/admin';
import { runInContext } from '@depot/node-context';
import { eachInTurn, ScheduledTasks, stageOf } from '@depot/node-database';
import { type Importer, Importers, type RowProblem } from '@depot/node-importing';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ImportPace } from './import-pace.js';
import { ImportRunRepository, type LeftImport, silenceMs } from './import-run.repository.js';

const everyMs = 60_000;
/** Imports that are seen to in one run of the task. */
const atOnce = 20;

const logger = new Logger('Imports');

const interrupted: RowProblem = { line: 1, column: '', localizedMessage: adminMessages.interrupted, values: {} };

/** Gives up imports whose process has died, and removes what they left where nobody sees it. */
@Injectable()
export class ImportSweeper implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly runs: ImportRunRepository,
    private readonly pace: ImportPace,
    private readonly tasks: ScheduledTasks,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'imports that died', everyMs, run: () => this.run(Date.now()) });
  }

  /**
   * Whoever gives an import up decides it by this one statement; its process, should it live, then cannot finish it.
   */
  async run(now: number): Promise<void> {
    await this.runs.giveUp(now - silenceMs, interrupted);
    await eachInTurn(await this.runs.left(atOnce), (left) => this.removeLeft(left), {
      ...{ logger, nameOf: ({ id }) => `What import ${id} has left` },
    });
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
