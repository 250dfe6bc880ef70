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

/** Votes by kind, rounded. */
export type VoteCounts = Record<VoteKind, number>;

/** A user with more of these counts as if they had so many, in the same proportion. */
const weighed = (kind: VoteKind, whole: string) =>
  `CAST(ROUND(COALESCE(SUM(${kind}s * LEAST(1, :most / GREATEST(${whole}, 1))), 0)) AS SIGNED) AS \`${kind}\``;

/** A view counts once, in however many sessions its tab has told of it. */
const counted = (kind: VoteKind) => `COUNT(DISTINCT IF(kind = '${kind}', CONCAT(tab, ' ', view), NULL)) AS ${kind}s`;

/** The votes of all processes. */
@Injectable()
export class VoteRepository {
  constructor(private readonly db: Db) {}

  /** The database's time in epoch ms. */
  now(): Promise<number> {
    return this.db.now();
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

  /** Votes on a version from a minute on, while it had that role. */
  async ofChannel(from: number, remote: string, version: string, channel: Channel): Promise<VoteCounts> {
    const [counts] = await this.across.query<VoteCounts>(
      `SELECT ${weighed('load', 'loads + failures')}, ${weighed('failure', 'loads + failures')},
              ${weighed('view', 'views')}, ${weighed('error', 'views')}
       FROM (
         SELECT ${(['load', 'failure', 'view', 'error'] as const).map(counted).join(', ')}
         FROM rollout_vote
         WHERE remote = :remote AND version = :version AND channel = :channel AND minute >= :from
           AND user_id IS NOT NULL
         GROUP BY user_id
       ) AS users`,
      { remote, version, channel, from, most: haltRules.viewsOfUser },
    );
    return { load: 0, failure: 0, view: 0, error: 0, ...counts };
  }

  /** Have enough users met this in a canary since a minute, of more than one store or of the warehouse? */
  async isMetByMany(from: number, remote: string, version: string, kind: 'failure' | 'error'): Promise<boolean> {
    const [met] = await this.across.query<{ users: number; stores: number; staff: number }>(
      `SELECT COUNT(DISTINCT user_id) AS users, COUNT(DISTINCT store_id) AS stores,
              COUNT(DISTINCT IF(store_id IS NULL, user_id, NULL)) AS staff
       FROM rollout_vote
       WHERE remote = :remote AND version = :version AND channel = 'canary' AND minute >= :from AND kind = :kind
         AND user_id IS NOT NULL`,
      { remote, version, from, kind },
    );
    return met !== undefined && met.users >= haltRules.users && (met.stores > 1 || met.staff > 0);
  }

  async forgetBefore(minute: number): Promise<void> {
    await removeAll((limit) =>
      this.across.execute('DELETE FROM rollout_vote WHERE minute < :minute LIMIT :limit', { minute, limit }),
    );
  }

  private get across() {
    return this.db.unscoped('a remote serves all tenants alike');
  }
}
