import { type HaltCause, haltRules } from '@depot/contracts/deployments';
import type { UserVotes } from '../telemetry/vote.repository.js';
import { computeEvidence, computeFailureRate } from './evidence.js';

/** Results of the stable version over the same time, and within the last minutes. */
export interface StableVotes {
  meanwhile: readonly UserVotes[];
  /** A fault that both versions meet, like a failing server, is told by these first. */
  lately: readonly UserVotes[];
}

/** Why the canary must go, or undefined while it may stay or too little is known of it. */
export function computeVerdict(canary: readonly UserVotes[], stable: StableVotes): HaltCause | undefined {
  if (!isMetByMany(canary)) return undefined;
  const usual = Math.max(computeFailureRate(stable.meanwhile), computeFailureRate(stable.lately));
  return computeEvidence(canary, usual) >= haltRules.evidence ? findCause(canary, stable.meanwhile) : undefined;
}

/** True if enough users met failures, of more than one store or of the warehouse. */
function isMetByMany(votes: readonly UserVotes[]): boolean {
  const met = votes.filter(({ failed }) => failed > 0);
  const stores = new Set(met.map(({ storeId }) => storeId));
  return met.length >= haltRules.users && (stores.size > 1 || stores.has(null));
}

function findCause(canary: readonly UserVotes[], stable: readonly UserVotes[]): HaltCause {
  const [own, other] = [computeSums(canary), computeSums(stable)];
  const loads = own.loads + own.failures;
  return {
    rule: own.failures > own.errors ? 'success' : 'errors',
    loads,
    success: computeShare(own.loads, loads),
    errorRate: computeShare(own.errors, own.opened),
    stableErrorRate: computeShare(other.errors, other.opened),
  };
}

const computeShare = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : null);

function computeSums(votes: readonly UserVotes[]) {
  const sum = (kind: 'loads' | 'failures' | 'opened' | 'errors') =>
    votes.reduce((total, user) => total + user[kind], 0);
  return { loads: sum('loads'), failures: sum('failures'), opened: sum('opened'), errors: sum('errors') };
}
