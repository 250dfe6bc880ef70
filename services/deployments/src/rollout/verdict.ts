import { type HaltCause, haltRules } from '@depot/contracts/deployments';
import type { UserVotes } from '../telemetry/vote.repository.js';
import { evidenceAgainst, failureRate } from './evidence.js';

/** Results of the stable version over the same time, and within the last minutes. */
export interface StableVotes {
  meanwhile: readonly UserVotes[];
  /** A fault that both versions meet, like a failing server, is told by these first. */
  lately: readonly UserVotes[];
}

/** Why the canary must go, or undefined while it may stay or too little is known of it. */
export function verdictOn(canary: readonly UserVotes[], stable: StableVotes): HaltCause | undefined {
  if (!isMetByMany(canary)) return undefined;
  const usual = Math.max(failureRate(stable.meanwhile), failureRate(stable.lately));
  return evidenceAgainst(canary, usual) >= haltRules.evidence ? causeOf(canary, stable.meanwhile) : undefined;
}

/** True if enough users met failures, of more than one store or of the warehouse. */
function isMetByMany(votes: readonly UserVotes[]): boolean {
  const met = votes.filter(({ failed }) => failed > 0);
  const stores = new Set(met.map(({ storeId }) => storeId));
  return met.length >= haltRules.users && (stores.size > 1 || stores.has(null));
}

function causeOf(canary: readonly UserVotes[], stable: readonly UserVotes[]): HaltCause {
  const [own, other] = [sumsOf(canary), sumsOf(stable)];
  const loads = own.loads + own.failures;
  return {
    rule: own.failures > own.errors ? 'success' : 'errors',
    loads,
    success: share(own.loads, loads),
    errorRate: share(own.errors, own.opened),
    stableErrorRate: share(other.errors, other.opened),
  };
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : null);

function sumsOf(votes: readonly UserVotes[]) {
  const sum = (kind: 'loads' | 'failures' | 'opened' | 'errors') =>
    votes.reduce((total, user) => total + user[kind], 0);
  return { loads: sum('loads'), failures: sum('failures'), opened: sum('opened'), errors: sum('errors') };
}
