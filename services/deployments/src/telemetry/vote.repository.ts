import { type Channel, haltRules } from '@depot/contracts/deployments';
import { Db, removeAll } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A screen came, it did not, it was opened, something in it went wrong. */
export type VoteKind = 'load' | 'failure' | 'view' | 'error';

/** What one tab says of one of its views. */
export interface RolloutVote {
  remote: string;
  version: string;
  channel: Channel;
  userId: number;
  /** The store of the user; null for staff of a warehouse. */
  storeId: number | null;
  sessionId: string;
  tab: string;
  /** Number of the view within the tab. */
  view: number;
  kind: VoteKind;
  /** Minutes since the epoch. */
  minute: number;
}

/** What one user's newest views of a version came to. */
export interface UserVotes {
  userId: number;
  /** Null for staff of a warehouse. */
  storeId: number | null;
  /** Views that say how the version does; one in which a screen was only loaded ahead says nothing. */
  views: number;
  /** Number of these views that did not open, or in which an error was thrown. */
  failed: number;
  loads: number;
  failures: number;
  opened: number;
  errors: number;
}

const has = (kind: VoteKind) => `MAX(kind = '${kind}')`;
const sumFlag = (flag: string, name: string) => `CAST(SUM(${flag}) AS SIGNED) AS ${name}`;

/** The votes of all processes. */
@Injectable()
export class VoteRepository {
  constructor(private readonly db: Db) {}

  /** The database's time in epoch ms. */
  now(): Promise<number> {
    return this.db.getTime();
  }

  /** Stores votes; those that are there already stay as they are. */
  async add(votes: readonly RolloutVote[]): Promise<void> {
    if (votes.length === 0) return;
    const values = votes.map((vote) => [
      ...[vote.remote, vote.version, vote.sessionId, vote.tab, vote.view, vote.kind],
      ...[vote.channel, vote.minute, vote.userId, vote.storeId],
    ]);
    await this.across.execute(
      `INSERT IGNORE INTO rollout_vote
         (remote, version, session_id, tab, view, kind, channel, minute, user_id, store_id)
       VALUES :values`,
      { values },
    );
  }

  /**
   * Votes on a version from a minute on, while it had that role, by user. A view counts once, in however many sessions
   * its tab has told of it; of one that follows on several that failed only its being well.
   */
  async countByUser(from: number, remote: string, version: string, channel: Channel): Promise<UserVotes[]> {
    return this.across.query<UserVotes>(
      `WITH told AS (
         SELECT user_id, view, MAX(store_id) AS store_id, MAX(minute) AS minute,
                MAX(kind <> 'load') AS isJudged, MAX(kind IN ('failure', 'error')) AS isFailed,
                ${has('load')} AS isLoad, ${has('failure')} AS isFailure, ${has('view')} AS isView,
                ${has('error')} AS isError
         FROM rollout_vote
         WHERE remote = :remote AND version = :version AND channel = :channel AND minute >= :from
           AND user_id IS NOT NULL
         GROUP BY user_id, tab, view
       ), placed AS (
         SELECT told.*, COALESCE(SUM(isFailed) OVER (
           PARTITION BY user_id, isJudged ORDER BY minute, view ROWS BETWEEN :inARow PRECEDING AND 1 PRECEDING
         ), 0) AS failedBefore
         FROM told
       ), numbered AS (
         SELECT placed.*,
                ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY isJudged DESC, minute DESC, view DESC) AS place
         FROM placed WHERE NOT (isFailed AND failedBefore >= :inARow)
       )
       SELECT user_id AS userId, MAX(store_id) AS storeId,
              ${sumFlag('isJudged', 'views')}, ${sumFlag('isFailed', 'failed')},
              ${sumFlag('isLoad', 'loads')}, ${sumFlag('isFailure', 'failures')}, ${sumFlag('isView', 'opened')},
              ${sumFlag('isError', 'errors')}
       FROM numbered
       WHERE place <= :most
       GROUP BY user_id`,
      { remote, version, channel, from, most: haltRules.viewsOfUser, inARow: haltRules.failuresInARow },
    );
  }

  async removeBefore(minute: number): Promise<void> {
    await removeAll((limit) =>
      this.across.execute('DELETE FROM rollout_vote WHERE minute < :minute LIMIT :limit', { minute, limit }),
    );
  }

  private get across() {
    return this.db.unscoped('a remote serves all tenants alike');
  }
}
