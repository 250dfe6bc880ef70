import { type ThrownError, type ThrownErrorGroup, thrownErrorLimits } from '@depot/contracts/deployments';
import { databaseTime, Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** An error that is about to be counted. */
export interface NewThrownError extends Pick<ThrownError, 'remote' | 'version' | 'reference' | 'screen' | 'browser'> {
  message: string;
  /** Groups equal errors of a version. */
  fingerprint: string;
  stack: readonly string[];
  userId: number;
}

/** Which groups are listed. */
export interface GroupFilter {
  remote: string;
  version?: string;
  /** Only the group with this report. */
  reference?: string;
}

type GroupKey = Pick<NewThrownError, 'remote' | 'version' | 'fingerprint'>;
type GroupRow = Omit<ThrownErrorGroup, 'stack' | 'screens' | 'browsers' | 'references'> & { stack: string };
type Occurrence = Pick<ThrownError, 'reference' | 'screen' | 'browser'> & { errorId: number };

/** Groups in one response. */
const pageLength = 50;
/** References of a group in one response. */
const maxReferences = 10;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const sameGroup = 'remote = :remote AND version = :version AND fingerprint = :fingerprint';

/** Errors that remotes threw in the browsers of all tenants. */
@Injectable()
export class ThrownErrorRepository {
  constructor(private readonly db: Db) {}

  /** Whether an equal error of the version is known. */
  async isKnown(key: GroupKey): Promise<boolean> {
    return (await this.findId(key)) !== undefined;
  }

  /** Counts an error once for each reference; false where it is counted already, or where no further group has room. */
  async add(error: NewThrownError): Promise<boolean> {
    const id = (await this.findId(error)) ?? (await this.insertGroup(error));
    if (id === undefined || !(await this.lockGroup(id))) return false;
    const { reference, screen, browser, userId } = error;
    const { affectedRows } = await this.across.execute(
      `INSERT IGNORE INTO thrown_error_occurrence (error_id, reference, screen, browser, time)
       VALUES (:id, :reference, :screen, :browser, ${databaseTime})`,
      { id, reference, screen, browser },
    );
    if (affectedRows === 0) return false;
    await this.across.execute(
      `UPDATE thrown_error SET count = count + 1, last_at = GREATEST(last_at, ${databaseTime}) WHERE id = :id`,
      { id },
    );
    await this.across.execute('INSERT IGNORE INTO thrown_error_user (error_id, user_id) VALUES (:id, :userId)', {
      id,
      userId,
    });
    return true;
  }

  /** Groups of a remote, the latest ones first. */
  async list({ remote, version, reference }: GroupFilter): Promise<ThrownErrorGroup[]> {
    const rows = await this.across.query<GroupRow>(
      `SELECT e.id, e.remote, e.version, e.message, e.stack, e.count,
         (SELECT COUNT(*) FROM thrown_error_user u WHERE u.error_id = e.id) AS users,
         e.first_at AS firstAt, e.last_at AS lastAt
       FROM thrown_error e
       WHERE e.remote = :remote AND (:version IS NULL OR e.version = :version)
         AND (:reference IS NULL OR EXISTS (
           SELECT 1 FROM thrown_error_occurrence o WHERE o.error_id = e.id AND o.reference = :reference))
       ORDER BY e.last_at DESC, e.id DESC LIMIT ${pageLength}`,
      { remote, version: version ?? null, reference: reference ?? null },
    );
    const occurrences = await this.listOccurrences(rows.map(({ id }) => id));
    return rows.map((row) =>
      toGroup(
        row,
        occurrences.filter(({ errorId }) => errorId === row.id),
      ),
    );
  }

  /** Removes errors that were not reported for a month, and reports beyond the limit once they are an hour old. */
  async removeOld(now: number): Promise<void> {
    await removeAll((limit) =>
      this.across.execute('DELETE FROM thrown_error WHERE last_at < :before LIMIT :limit', {
        before: now - thrownErrorLimits.days * dayMs,
        limit,
      }),
    );
    await this.across.execute(
      `DELETE o FROM thrown_error_occurrence o JOIN (
         SELECT error_id, reference, ROW_NUMBER() OVER (PARTITION BY error_id ORDER BY time DESC, reference) AS place
         FROM thrown_error_occurrence
       ) numbered ON numbered.error_id = o.error_id AND numbered.reference = o.reference
       WHERE numbered.place > :kept AND o.time < :before`,
      { kept: thrownErrorLimits.occurrences, before: now - hourMs },
    );
  }

  /**
   * Adds a group unless the version is gone or has enough of them. The row of the version is locked, so that no two
   * processes exceed the limit together; a version that is being purged is waited for.
   */
  private async insertGroup(error: NewThrownError): Promise<number | undefined> {
    const { remote, version, fingerprint, message, stack, userId } = error;
    const published = await this.across.query(
      'SELECT id FROM remote_version WHERE remote = :remote AND version = :version FOR UPDATE',
      { remote, version },
    );
    if (published.length === 0) return undefined;
    await this.across.execute(
      `INSERT IGNORE INTO thrown_error
         (remote, version, fingerprint, message, stack, user_id, count, first_at, last_at)
       SELECT :remote, :version, :fingerprint, :message, :stack, :userId, 0, ${databaseTime}, ${databaseTime}
       FROM (SELECT COUNT(*) AS ofAll, COALESCE(SUM(user_id = :userId), 0) AS ofUser
             FROM thrown_error WHERE remote = :remote AND version = :version) counts
       WHERE ofAll < :groups AND ofUser < :groupsOfUser`,
      {
        remote,
        version,
        fingerprint,
        message,
        userId,
        stack: stack.join('\n'),
        groups: thrownErrorLimits.groups,
        groupsOfUser: thrownErrorLimits.groupsOfUser,
      },
    );
    const [row] = await this.across.query<{ id: number }>(`SELECT id FROM thrown_error WHERE ${sameGroup} FOR UPDATE`, {
      remote,
      version,
      fingerprint,
    });
    return row?.id;
  }

  private async findId({ remote, version, fingerprint }: GroupKey): Promise<number | undefined> {
    const [row] = await this.across.query<{ id: number }>(`SELECT id FROM thrown_error WHERE ${sameGroup}`, {
      remote,
      version,
      fingerprint,
    });
    return row?.id;
  }

  /** False where the group was removed meanwhile. */
  private async lockGroup(id: number): Promise<boolean> {
    return (await this.across.query('SELECT id FROM thrown_error WHERE id = :id FOR UPDATE', { id })).length > 0;
  }

  private async listOccurrences(ids: readonly number[]): Promise<Occurrence[]> {
    if (ids.length === 0) return [];
    return this.across.query<Occurrence>(
      `SELECT error_id AS errorId, reference, screen, browser FROM (
         SELECT o.*, ROW_NUMBER() OVER (PARTITION BY error_id ORDER BY time DESC, reference) AS place
         FROM thrown_error_occurrence o WHERE error_id IN (:ids)
       ) newest WHERE place <= :kept ORDER BY error_id, place`,
      { ids, kept: thrownErrorLimits.occurrences },
    );
  }

  private get across() {
    return this.db.unscoped('a remote serves all tenants alike');
  }
}

/** A group with what its newest reports say. */
function toGroup({ stack, ...row }: GroupRow, occurrences: readonly Occurrence[]): ThrownErrorGroup {
  const list = (key: 'screen' | 'browser' | 'reference') => [...new Set(occurrences.map((each) => each[key]))];
  return {
    ...row,
    users: Number(row.users),
    firstAt: Number(row.firstAt),
    lastAt: Number(row.lastAt),
    stack: stack.split('\n').filter(Boolean),
    screens: list('screen'),
    browsers: list('browser'),
    references: list('reference').slice(0, maxReferences),
  };
}
