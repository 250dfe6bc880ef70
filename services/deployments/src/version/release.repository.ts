import {
  type ReleaseEvent,
  releaseEvent,
  type ReleaseEventKind,
  type RemoteVersion,
  shellName,
  type VersionEnd,
} from '@depot/contracts/deployments';
import { databaseTime, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { SplitPlaces } from '../split/places.js';
import { isGiven, type PlannedShare } from '../split/targets.js';
import { type DefaultSpan, findDefaultSpan } from './default-span.js';
import {
  findRowProblem,
  readShare,
  readVersion,
  type ReleasedVersion,
  type StoredVersion,
  type UnreadableVersion,
} from './read-version.js';
import { storedJson } from './stored-json.js';
import { findVersionEnds } from './version-ends.js';

export type { ReleasedVersion } from './read-version.js';

type EventRow = Pick<ReleaseEvent, 'id' | 'remote' | 'kind' | 'who' | 'time'> & { detail: string };

const reading = `SELECT v.remote, v.version, v.url, v.integrity, v.extras, v.published_at AS publishedAt,
    COALESCE(t.traffic, 0) AS traffic, COALESCE(t.is_default, 0) AS isDefault, t.places,
    t.targets FROM remote_version v`;
const live = `${reading} JOIN remote_traffic t ON t.version_id = v.id WHERE v.remote <> :shellName
  ORDER BY v.remote, v.id`;

/** Latest events that are read to tell why versions have no users. */
const maxEvents = 1_000;

/** What an event tells beyond its time and author. */
const detailText = storedJson(
  releaseEvent.omit({ id: true, remote: true, kind: true, who: true, time: true }).catch({}),
).catch({});

const parseEvent = ({ detail, ...row }: EventRow): ReleaseEvent => ({
  ...detailText.parse(detail),
  ...row,
  time: Number(row.time),
});

/** History of a remote's versions. */
export interface RemotePast {
  ends: ReadonlyMap<string, VersionEnd>;
  /** Undefined if users have no version. */
  span: DefaultSpan | undefined;
}

/** The registry's tables. */
@Injectable()
export class ReleaseRepository {
  constructor(private readonly db: Db) {}

  /** The database's time in epoch ms. */
  getTime(): Promise<number> {
    return this.db.getTime();
  }

  /** Versions of remotes that have users, oldest first within a remote; those that cannot be read are left out. */
  listLive(): Promise<ReleasedVersion[]> {
    return this.read(live, { shellName });
  }

  /** Versions that have users and that cannot be read. */
  async listUnreadable(): Promise<UnreadableVersion[]> {
    const rows = await this.across.query<StoredVersion>(live, { shellName });
    return rows.flatMap((row) => {
      const reason = findRowProblem(row);
      return reason === undefined ? [] : [{ remote: row.remote, version: row.version, reason }];
    });
  }

  /** Every version of a remote or of the shell that was ever published, oldest first within each. */
  listAll(): Promise<ReleasedVersion[]> {
    return this.read(`${reading} LEFT JOIN remote_traffic t ON t.version_id = v.id ORDER BY v.remote, v.id`);
  }

  /** Every published version of every remote by name, with its share and places. */
  async listNames(): Promise<Pick<ReleasedVersion, 'remote' | 'version' | keyof ReturnType<typeof readShare>>[]> {
    const rows = await this.across.query<StoredVersion>(
      `SELECT v.remote, v.version, COALESCE(t.traffic, 0) AS traffic, COALESCE(t.is_default, 0) AS isDefault, t.places,
         t.targets FROM remote_version v LEFT JOIN remote_traffic t ON t.version_id = v.id WHERE v.remote <> :shellName
       ORDER BY v.remote, v.id`,
      { shellName },
    );
    return rows.map(({ remote, version, ...row }) => ({ remote, version, ...readShare(row) }));
  }

  /** Versions that have users, by name. */
  async listLiveNames() {
    return (await this.listNames()).filter(isGiven);
  }

  /**
   * Waits until no other release is under way, of whichever remote, since two could claim one route; until the end of
   * the transaction.
   */
  async lock(): Promise<void> {
    await this.across.query('SELECT id FROM release_gate WHERE id = 1 FOR UPDATE');
  }

  /** The counter of the registry's document. */
  async readCounter(): Promise<number> {
    const [gate] = await this.across.query<{ counter: number }>('SELECT counter FROM release_gate WHERE id = 1');
    return Number(gate?.counter ?? 0);
  }

  /** Makes the counter greater than any before, also than those of a database that a backup has replaced. */
  async raiseCounter(): Promise<void> {
    await this.across.execute(`UPDATE release_gate SET counter = GREATEST(counter + 1, ${databaseTime}) WHERE id = 1`);
  }

  /**
   * Since when the version has been a canary beside the stable one, in epoch ms: the last split that it was not part of
   * ended then, or the remote was withdrawn before.
   */
  async findCanarySince(remote: string, version: string): Promise<number> {
    const events = await this.listHistory(remote, 2 ** 32, 200);
    const changes = events.filter(({ kind }) => kind === 'split' || kind === 'withdrawn');
    const isCanary = ({ split }: ReleaseEvent) =>
      split?.some((share) => share.version === version && !share.default && isGiven({ ...share, isDefault: false }));
    const before = changes.findIndex((event) => !isCanary(event));
    return changes[before < 0 ? changes.length - 1 : before - 1]?.time ?? 0;
  }

  async find(remote: string, version: string): Promise<ReleasedVersion | undefined> {
    const [found] = await this.read(
      `${reading} LEFT JOIN remote_traffic t ON t.version_id = v.id WHERE v.remote = :remote AND v.version = :version`,
      { remote, version },
    );
    return found;
  }

  /** Stores a version; false where the same name is there already. */
  async insert({ remote, version, url, integrity, extras }: RemoteVersion): Promise<boolean> {
    const { affectedRows } = await this.across.execute(
      `INSERT IGNORE INTO remote_version (remote, version, url, integrity, extras, published_at)
       VALUES (:remote, :version, :url, :integrity, :extras, ${databaseTime})`,
      { remote, version, url, integrity, extras: JSON.stringify(extras) },
    );
    return affectedRows === 1;
  }

  /** True for a remote of which some version was ever published. */
  async isKnown(remote: string): Promise<boolean> {
    const rows = await this.across.query('SELECT id FROM remote_version WHERE remote = :remote LIMIT 1', { remote });
    return rows.length > 0;
  }

  /** Takes the remote from all users; false if no user had it. */
  async removeSplit(remote: string): Promise<boolean> {
    const { affectedRows } = await this.across.execute('DELETE FROM remote_traffic WHERE remote = :remote', { remote });
    if (affectedRows > 0) await this.raiseCounter();
    return affectedRows > 0;
  }

  /** Replaces the split of a remote, whose releases are locked, by one with these places for all but the default. */
  async replaceSplit(remote: string, split: readonly PlannedShare[], places: SplitPlaces): Promise<void> {
    const versions = await this.across.query<{ id: number; version: string }>(
      'SELECT id, version FROM remote_version WHERE remote = :remote',
      { remote },
    );
    await this.across.execute('DELETE FROM remote_traffic WHERE remote = :remote', { remote });
    const ids = new Map(versions.map(({ id, version }) => [version, id]));
    const rows = split.map(({ version, traffic, default: isDefault, targets = [] }) => {
      const own = JSON.stringify(places.get(version) ?? []);
      return [remote, ids.get(version), traffic, isDefault, own, targets.length > 0 ? JSON.stringify(targets) : null];
    });
    await this.across.execute(
      'INSERT INTO remote_traffic (remote, version_id, traffic, is_default, places, targets) VALUES :rows',
      { rows },
    );
    await this.raiseCounter();
  }

  /** Writes down what happened to a remote, now where no other time is given (epoch ms). */
  async recordEvent(remote: string, kind: ReleaseEventKind, detail: object, who: string, time?: number): Promise<void> {
    await this.across.execute(
      `INSERT INTO remote_event (remote, kind, detail, who, time)
       VALUES (:remote, :kind, :detail, :who, COALESCE(:time, ${databaseTime}))`,
      { remote, kind, detail: JSON.stringify(detail), who, time: time ?? null },
    );
  }

  /** What happened to a remote, newest first; `before` is the id of an event. */
  async listHistory(remote: string, before: number, limit: number): Promise<ReleaseEvent[]> {
    const rows = await this.across.query<EventRow>(
      `SELECT id, remote, kind, detail, who, time FROM remote_event WHERE remote = :remote AND id < :before
        ORDER BY id DESC LIMIT :limit`,
      { remote, before, limit },
    );
    return rows.map(parseEvent);
  }

  /** When a version of each remote was last taken back automatically. */
  async listLatestHalts(): Promise<ReleaseEvent[]> {
    const rows = await this.across.query<EventRow>(
      `SELECT id, remote, kind, detail, who, time FROM remote_event
        WHERE id IN (SELECT MAX(id) FROM remote_event WHERE kind = 'halted' GROUP BY remote)`,
    );
    return rows.map(parseEvent);
  }

  /** By remote: how versions lost their users that were halted or withdrawn, and since when the default is it. */
  async listPasts(): Promise<ReadonlyMap<string, RemotePast>> {
    const rows = await this.across.query<EventRow>(
      `SELECT id, remote, kind, detail, who, time FROM remote_event
        WHERE kind IN ('split', 'halted', 'withdrawn') AND remote <> :shellName ORDER BY id DESC LIMIT ${maxEvents}`,
      { shellName },
    );
    const events = rows.map(parseEvent);
    const remotes = [...new Set(events.map(({ remote }) => remote))];
    return new Map(
      remotes.map((remote) => {
        const own = events.filter((event) => event.remote === remote);
        return [remote, { ends: findVersionEnds(own), span: findDefaultSpan(own) }];
      }),
    );
  }

  private get across() {
    return this.db.unscoped('the registry serves one shell for all tenants');
  }

  private async read(sql: string, values = {}): Promise<ReleasedVersion[]> {
    const rows = await this.across.query<StoredVersion>(sql, values);
    return rows.flatMap((row) => readVersion(row) ?? []);
  }
}
