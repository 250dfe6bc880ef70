import type { Channel, TelemetryEvent, TelemetryFigure } from '@depot/contracts/deployments';
import { Injectable } from '@nestjs/common';
import { minute } from './minute-figures.js';
import { type RolloutVote, type VoteKind, VoteRepository } from './vote.repository.js';

/** Maximum number of votes that wait to be stored; no users send more. */
const maxWaiting = 20_000;
/** Minutes for which votes are kept: an hour longer than a canary is judged by them. */
const keptMinutes = 25 * 60;

/** A tab that is signed in. */
export interface Voter {
  userId: number;
  storeId: number | null;
  sessionId: string;
  tab: string;
}

/** A vote and when it came, in epoch ms of this process. */
interface WaitingVote {
  vote: Omit<RolloutVote, 'minute'>;
  time: number;
}

/**
 * What signed-in tabs say of a canary and of the version beside it. A tab has one vote of each kind for a view, however
 * often and to whichever process it sends it.
 */
@Injectable()
export class RolloutVotes {
  private waiting = new Map<string, WaitingVote>();

  constructor(private readonly votes: VoteRepository) {}

  add(voter: Voter, event: TelemetryEvent, channel: Channel, time: number): void {
    const kind = findKind(event.figure);
    if (!kind || this.waiting.size >= maxWaiting) return;
    const { remote, version, view = 0 } = event;
    const key = [remote, version, voter.sessionId, voter.tab, view, kind].join('|');
    this.waiting.set(key, { vote: { remote, version, channel, ...voter, view, kind }, time });
  }

  /** Stores the votes since the last call. Votes that cannot be stored wait. */
  async store(): Promise<void> {
    const votes = this.waiting;
    this.waiting = new Map();
    try {
      // A canary began by the database's time, and is judged by the votes since.
      const aheadMs = votes.size > 0 ? Date.now() - (await this.votes.now()) : 0;
      const inOrder = [...votes].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, waiting]) => waiting);
      await this.votes.add(
        inOrder.map(({ vote, time }) => ({ ...vote, minute: Math.floor((time - aheadMs) / minute) })),
      );
    } catch (error) {
      this.waiting = new Map([...votes, ...this.waiting]);
      throw error;
    }
  }

  /** The database's time in epoch ms. */
  now(): Promise<number> {
    return this.votes.now();
  }

  /** What no canary is judged by any more at that time. */
  async removeOld(now: number): Promise<void> {
    await this.votes.removeBefore(Math.floor(now / minute) - keptMinutes);
  }
}

function findKind(figure: TelemetryFigure): VoteKind | undefined {
  if (figure === 'load' || figure === 'view') return figure;
  if (figure.startsWith('failure')) return 'failure';
  return figure.startsWith('error') ? 'error' : undefined;
}
