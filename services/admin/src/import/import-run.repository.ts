import { adminMessages } from '@depot/contracts/admin';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import type {
  ImportChange,
  ImportCreated,
  ImportKind,
  ImportMode,
  ImportState,
  ImportStatus,
} from '@depot/contracts/importing';
import { withoutControlCharacters } from '@depot/contracts/wire';
import { currentLanguage, currentSession } from '@depot/node-context';
import { databaseTime, Db } from '@depot/node-database';
import {
  type ImportOutcome,
  type ImportProgress,
  type RowProblem,
  type SeenThings,
  translateProblem,
} from '@depot/node-importing';
import { Injectable } from '@nestjs/common';

/** Neither ended nor abandoned. */
const unfinished = `status IN ('CHECKING', 'APPLYING')`;

/** Milliseconds of the database's time without a heartbeat after which an import counts as dead with its process. */
export const silenceMs = 120_000;
const isSilent = `heard_at <= ${databaseTime} - ${silenceMs}`;

interface Row extends Omit<ImportState, 'dryRun' | 'errors' | 'errorCount' | 'creates' | 'changes' | 'ignoredColumns'> {
  dryRun: number;
  creates: string | null;
  changes: string | null;
  problems: string;
  problemCount: number;
  ignoredColumns: string;
  isSilent: number;
}

/** Imports that a list names. */
const listed = 100;

/** Settings of a new import. */
export interface ImportStart {
  dryRun: boolean;
  mode?: ImportMode;
}

/** An abandoned import with rows on its stage. */
export interface UnclearedImport {
  id: number;
  tenantId: number;
  kind: ImportKind;
}

interface Ending {
  status: ImportStatus;
  done: number;
  total: number;
  problems: readonly RowProblem[];
  problemCount: number;
  creates: readonly ImportCreated[];
  changes: readonly ImportChange[];
  changeCount: number;
  seen?: SeenThings;
  ignoredColumns: readonly string[];
}

const headerColumns = `id AS importId, kind, file_name AS fileName, dry_run AS dryRun, mode, status, done, total,
  problem_count AS problemCount, change_count AS changeCount,
  creates, ignored_columns AS ignoredColumns, user_name AS user, time, ${isSilent} AS isSilent`;

/** State of imports, visible to every process. */
@Injectable()
export class ImportRunRepository {
  constructor(private readonly db: Db) {}

  async begin(kind: ImportKind, fileName: string, { dryRun, mode = 'add' }: ImportStart): Promise<number> {
    const { insertId } = await this.db.execute(
      `INSERT INTO import_run (tenant_id, kind, file_name, dry_run, mode, status, problems, ignored_columns, user_name,
        time, heard_at)
       VALUES (:tenantId, :kind, :fileName, :dryRun, :mode, 'CHECKING', '[]', '[]', :user, ${databaseTime},
         ${databaseTime})`,
      {
        kind,
        fileName: withoutControlCharacters(fileName).slice(0, 255),
        dryRun,
        mode,
        user: currentSession().displayName,
      },
    );
    return insertId;
  }

  /** Stores the hash of the file, so that the result of an earlier check can be found. */
  async saveHash(id: number, fileHash: string): Promise<void> {
    await this.db.execute(
      `UPDATE import_run SET file_hash = :fileHash WHERE tenant_id = :tenantId AND id = :id AND ${unfinished}`,
      { id, fileHash },
    );
  }

  /** Objects seen by the newest check of the same file; undefined without one. */
  async findLastSeen(kind: ImportKind, mode: ImportMode, fileHash: string): Promise<SeenThings | undefined> {
    const [row] = await this.db.query<{ seen: string | null }>(
      `SELECT seen FROM import_run WHERE tenant_id = :tenantId AND kind = :kind AND mode = :mode
        AND file_hash = :fileHash AND status = 'CHECKED' ORDER BY id DESC LIMIT 1`,
      { kind, mode, fileHash },
    );
    return row?.seen ? new Map(JSON.parse(row.seen) as [number, string][]) : undefined;
  }

  /** Number of the tenant's waiting and running imports of live processes. Reads without a lock. */
  async countUnfinished(): Promise<number> {
    const rows = await this.db.query<{ id: number }>(
      `SELECT id FROM import_run WHERE tenant_id = :tenantId AND ${unfinished} AND NOT ${isSilent}`,
    );
    return rows.length;
  }

  async updateProgress(id: number, { phase, done, total }: ImportProgress): Promise<void> {
    await this.db.execute(
      `UPDATE import_run SET status = :status, done = :done, total = :total, heard_at = ${databaseTime}
        WHERE tenant_id = :tenantId AND id = :id AND ${unfinished}`,
      { id, status: phase === 'checking' ? 'CHECKING' : 'APPLYING', done, total },
    );
  }

  /** Says that its process lives, also while it waits for its turn. */
  async updateHeartbeat(id: number): Promise<void> {
    await this.db.execute(
      `UPDATE import_run SET heard_at = ${databaseTime} WHERE tenant_id = :tenantId AND id = :id AND ${unfinished}`,
      { id },
    );
  }

  /**
   * Marks that the stage may hold rows.
   * @throws if the import was abandoned, because its rows would never be removed.
   */
  async markStaged(id: number): Promise<void> {
    const { affectedRows } = await this.db.execute(
      `UPDATE import_run SET staged = 1 WHERE tenant_id = :tenantId AND id = :id AND ${unfinished}`,
      { id },
    );
    if (affectedRows === 0) throw new DomainError('UNAVAILABLE', adminMessages.interrupted);
  }

  /** Nothing waits on its stage any more. */
  async markCleared(id: number): Promise<void> {
    await this.db.execute('UPDATE import_run SET staged = 0 WHERE tenant_id = :tenantId AND id = :id', { id });
  }

  /**
   * Stores the result. In the transaction that publishes the rows it decides whether they become visible.
   * @throws if the import was abandoned meanwhile, for lack of heartbeats.
   */
  async finish(id: number, outcome: ImportOutcome): Promise<void> {
    const { result, rows, problems, problemCount, creates, changes, changeCount, seen, ignoredColumns } = outcome;
    const status: ImportStatus = result === 'applied' ? 'APPLIED' : result === 'checked' ? 'CHECKED' : 'REFUSED';
    const isEnded = await this.end(id, {
      status,
      total: rows,
      done: status === 'REFUSED' ? 0 : rows,
      problems,
      problemCount,
      creates,
      changes,
      changeCount,
      ignoredColumns,
      ...(status === 'CHECKED' && seen && { seen }),
    });
    if (!isEnded) throw new DomainError('UNAVAILABLE', adminMessages.interrupted);
    if (status === 'APPLIED') await this.markCleared(id);
  }

  /** Ended by a refusal of the whole file, or by a failure. */
  async reject(id: number, problem: Pick<RowProblem, 'localizedMessage' | 'values'>): Promise<void> {
    const problems = [{ line: 1, column: '', ...problem }];
    const nothing = { total: 0, done: 0, creates: [], changes: [], changeCount: 0, ignoredColumns: [] };
    await this.end(id, { status: 'REFUSED', problems, problemCount: 1, ...nothing });
  }

  async find(id: number): Promise<ImportState> {
    const [row] = await this.db.query<Row>(
      `SELECT ${headerColumns}, changes, problems FROM import_run WHERE tenant_id = :tenantId AND id = :id`,
      { id },
    );
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return formatState(row);
  }

  /** The newest hundred without their problems, which can be megabytes for a wrong file. */
  async list(): Promise<ImportState[]> {
    const rows = await this.db.query<Row>(
      `SELECT ${headerColumns}, '[]' changes, '[]' problems FROM import_run
        WHERE tenant_id = :tenantId ORDER BY id DESC LIMIT :listed`,
      { listed },
    );
    return rows.map(formatState);
  }

  /** Gives up the imports of all tenants whose process has died. */
  async abandonDead(problem: RowProblem): Promise<void> {
    await this.openUnscoped().execute(
      `UPDATE import_run SET status = 'REFUSED', done = 0, problems = :problems, problem_count = 1
        WHERE ${unfinished} AND ${isSilent}`,
      { problems: JSON.stringify([problem]) },
    );
  }

  /** Failed imports of all tenants that may have rows on their stage. */
  async listUncleared(limit: number): Promise<UnclearedImport[]> {
    return this.openUnscoped().query<UnclearedImport>(
      `SELECT id, tenant_id tenantId, kind FROM import_run WHERE staged = 1 AND status = 'REFUSED' ORDER BY id
        LIMIT :limit`,
      { limit },
    );
  }

  /**
   * Deletes imports of all tenants that ended before, if no list shows them and their stage is empty: at most `limit`;
   * returns their number.
   */
  async removeEnded(oldest: number, limit: number): Promise<number> {
    // looked for by a plain read, which holds no import that is under way
    const rows = await this.openUnscoped().query<{ id: number }>(
      `SELECT id FROM (SELECT id, status, staged, heard_at,
          ROW_NUMBER() OVER (PARTITION BY tenant_id ORDER BY id DESC) AS place FROM import_run) ranked
       WHERE place > :listed AND heard_at < :oldest AND staged = 0 AND NOT (${unfinished}) LIMIT :limit`,
      { listed, oldest, limit },
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.openUnscoped().execute('DELETE FROM import_run WHERE id IN (:ids)', { ids });
    return ids.length;
  }

  private openUnscoped() {
    return this.db.unscoped('imports of all tenants are swept together');
  }

  /** False if it had ended before. */
  private async end(id: number, end: Ending): Promise<boolean> {
    const { problems, creates, changes, seen, ignoredColumns, ...rest } = end;
    const { affectedRows } = await this.db.execute(
      `UPDATE import_run SET status = :status, done = :done, total = :total, problems = :problems,
        problem_count = :problemCount,
         creates = :creates, changes = :changes, change_count = :changeCount, seen = :seen,
         ignored_columns = :ignoredColumns, heard_at = ${databaseTime}
         WHERE tenant_id = :tenantId AND id = :id AND ${unfinished}`,
      {
        ...rest,
        id,
        problems: JSON.stringify(problems),
        creates: JSON.stringify(creates),
        changes: changes.length > 0 ? JSON.stringify(changes) : null,
        seen: seen ? JSON.stringify([...seen]) : null,
        ignoredColumns: JSON.stringify(ignoredColumns),
      },
    );
    return affectedRows > 0;
  }
}

function formatState({
  problems,
  problemCount,
  creates,
  changes,
  ignoredColumns,
  dryRun,
  isSilent,
  ...row
}: Row): ImportState {
  const language = currentLanguage();
  const state = {
    ...row,
    dryRun: dryRun === 1,
    errors: (JSON.parse(problems) as RowProblem[]).map((problem) => translateProblem(problem, language)),
    errorCount: problemCount,
    creates: JSON.parse(creates ?? '[]') as ImportCreated[],
    changes: JSON.parse(changes ?? '[]') as ImportChange[],
    ignoredColumns: JSON.parse(ignoredColumns) as string[],
  };
  const isGoing = row.status === 'CHECKING' || row.status === 'APPLYING';
  if (!isGoing || isSilent === 0) return state;
  const interrupted = translateProblem(
    { line: 1, column: '', localizedMessage: adminMessages.interrupted, values: {} },
    language,
  );
  return { ...state, status: 'REFUSED', errors: [interrupted], errorCount: 1 };
}
