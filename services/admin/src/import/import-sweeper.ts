import { adminMessages } from '@depot/contracts/admin';
import type { ImportKind } from '@depot/contracts/importing';
import { runInContext } from '@depot/node-context';
import { Db, ScheduledTasks, stageOf } from '@depot/node-database';
import { type Importer, Importers, type RowProblem } from '@depot/node-importing';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ImportPace } from './import-pace.js';
import { going, ImportRuns, silenceMs } from './import-runs.js';

const everyMs = 60_000;
/** Imports that are seen to in one run of the chore. */
const atOnce = 20;

interface Left {
  id: number;
  tenantId: number;
  kind: ImportKind;
}

const interrupted: RowProblem = { line: 1, column: '', localizedMessage: adminMessages.interrupted, values: {} };

/** Gives up imports whose process has died, and removes what they left where nobody sees it. */
@Injectable()
export class ImportSweeper implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly importers: Importers,
    private readonly runs: ImportRuns,
    private readonly pace: ImportPace,
    private readonly tasks: ScheduledTasks,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'imports that died', everyMs, run: () => this.run(Date.now()) });
  }

  /** Whoever gives an import up decides it by this one statement; its process, should it live, then cannot finish it. */
  async run(now: number): Promise<void> {
    const all = this.db.unscoped('imports of all tenants are swept together');
    await all.execute(
      `UPDATE import_run SET status = 'REFUSED', done = 0, problems = :problems, problem_count = 1 WHERE ${going} AND heard_at < :dead`,
      { dead: now - silenceMs, problems: JSON.stringify([interrupted]) },
    );
    const left = await all.query<Left>(
      `SELECT id, tenant_id tenantId, kind FROM import_run WHERE staged = 1 AND status = 'REFUSED' ORDER BY id LIMIT ${atOnce}`,
    );
    for (const { id, tenantId, kind } of left) {
      const importer = this.importers.find(kind);
      if (importer) await runInContext({ tenantId, isBackground: true }, () => this.clear(id, importer));
    }
  }

  /** Removes what waits on the stage of an import that did not end well, in short steps. */
  async clear(id: number, { staging }: Importer<unknown>): Promise<void> {
    if (!staging) return;
    while (await staging.clear(stageOf(id))) await this.pace.pause();
    await this.runs.cleared(id);
  }
}
