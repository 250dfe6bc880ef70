import { commonMessages, Refusal } from '@depot/contracts/errors';
import { adminMessages } from '@depot/contracts/admin';
import type { ImportKind, ImportState, ImportStatus } from '@depot/contracts/importing';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { sayProblem, type ImportOutcome, type ImportProgress, type RowProblem } from '@depot/node-importing';
import { Injectable } from '@nestjs/common';

/** An import that has not been heard of for so long has died with its process. */
const silenceMs = 120_000;

interface Row extends Omit<ImportState, 'dryRun' | 'errors' | 'errorCount' | 'ignoredColumns'> {
  dryRun: number;
  problems: string;
  problemCount: number;
  ignoredColumns: string;
  heardAt: number;
}

const columns = `id AS importId, kind, file_name AS fileName, dry_run AS dryRun, status, done, total, problems, problem_count AS problemCount,
  ignored_columns AS ignoredColumns, user_name AS user, time, heard_at AS heardAt`;

/** How imports go, kept where every process sees it. */
@Injectable()
export class ImportRuns {
  constructor(private readonly db: Db) {}

  async begin(kind: ImportKind, fileName: string, dryRun: boolean): Promise<number> {
    const { insertId } = await this.db.execute(
      `INSERT INTO import_run (tenant_id, kind, file_name, dry_run, status, problems, ignored_columns, user_name, time, heard_at)
       VALUES (:tenantId, :kind, :fileName, :dryRun, 'CHECKING', '[]', '[]', :user, :now, :now)`,
      { kind, fileName: fileName.slice(0, 255), dryRun, user: currentSession().displayName, now: Date.now() },
    );
    return insertId;
  }

  async progress(id: number, { phase, done, total }: ImportProgress): Promise<void> {
    await this.db.execute(
      'UPDATE import_run SET status = :status, done = :done, total = :total, heard_at = :now WHERE tenant_id = :tenantId AND id = :id',
      { id, status: phase === 'checking' ? 'CHECKING' : 'APPLYING', done, total, now: Date.now() },
    );
  }

  finish(id: number, { result, rows, problems, problemCount, ignoredColumns }: ImportOutcome): Promise<void> {
    const status: ImportStatus = result === 'applied' ? 'APPLIED' : result === 'checked' ? 'CHECKED' : 'REFUSED';
    return this.end(id, { status, total: rows, done: status === 'REFUSED' ? 0 : rows, problems, problemCount, ignoredColumns });
  }

  /** Ended by a refusal of the whole file, or by a failure. */
  refuse(id: number, problem: Pick<RowProblem, 'sentence' | 'values'>): Promise<void> {
    const problems = [{ line: 1, column: '', ...problem }];
    return this.end(id, { status: 'REFUSED', total: 0, done: 0, problems, problemCount: 1, ignoredColumns: [] });
  }

  async find(id: number): Promise<ImportState> {
    const [row] = await this.db.query<Row>(`SELECT ${columns} FROM import_run WHERE tenant_id = :tenantId AND id = :id`, { id });
    if (!row) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    return stateOf(row);
  }

  /** The newest hundred. */
  async list(): Promise<ImportState[]> {
    const rows = await this.db.query<Row>(`SELECT ${columns} FROM import_run WHERE tenant_id = :tenantId ORDER BY id DESC LIMIT 100`);
    return rows.map(stateOf);
  }

  private async end(
    id: number,
    end: {
      status: ImportStatus;
      done: number;
      total: number;
      problems: readonly RowProblem[];
      problemCount: number;
      ignoredColumns: readonly string[];
    },
  ) {
    await this.db.execute(
      `UPDATE import_run SET status = :status, done = :done, total = :total, problems = :problems, problem_count = :problemCount,
         ignored_columns = :ignoredColumns, heard_at = :now WHERE tenant_id = :tenantId AND id = :id`,
      { ...end, id, problems: JSON.stringify(end.problems), ignoredColumns: JSON.stringify(end.ignoredColumns), now: Date.now() },
    );
  }
}

function stateOf({ problems, problemCount, ignoredColumns, dryRun, heardAt, ...row }: Row): ImportState {
  const language = currentLanguage();
  const state = {
    ...row,
    dryRun: dryRun === 1,
    errors: (JSON.parse(problems) as RowProblem[]).map((problem) => sayProblem(problem, language)),
    errorCount: problemCount,
    ignoredColumns: JSON.parse(ignoredColumns) as string[],
  };
  const going = row.status === 'CHECKING' || row.status === 'APPLYING';
  if (!going || Date.now() - heardAt < silenceMs) return state;
  const interrupted = sayProblem({ line: 1, column: '', sentence: adminMessages.interrupted, values: {} }, language);
  return { ...state, status: 'REFUSED', errors: [interrupted], errorCount: 1 };
}
