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

/** A session with more of these counts as if it had so many, in the same proportion. */
const weighed = (kind: VoteKind, whole: string) =>
  `CAST(ROUND(COALESCE(SUM(${kind}s * LEAST(1, :most / GREATEST(${whole}, 1))), 0)) AS SIGNED) AS \`${kind}\``;

const counted = (kind: VoteKind) => `SUM(kind = '${kind}') AS ${kind}s`;

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
    const values = votes.map(({ remote, version, channel, sessionId, tab, view, kind, minute }) => [
      remote,
      version,
      sessionId,
      tab,
      view,
      kind,
      channel,
      minute,
    ]);
    await this.across.execute(
      `INSERT IGNORE INTO rollout_vote (remote, version, session_id, tab, view, kind, channel, minute) VALUES :values`,
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
         GROUP BY session_id
       ) AS sessions`,
      { remote, version, channel, from, most: haltRules.viewsOfSession },
    );
    return { load: 0, failure: 0, view: 0, error: 0, ...counts };
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
