import { type HaltCause, haltRules } from '@depot/contracts/deployments';
import type { VoteCounts } from '../telemetry/vote.repository.js';

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : null);

/** Why the canary must go, or undefined while it may stay or too little is known of it. */
export function verdictOn(canary: VoteCounts, stable: VoteCounts): HaltCause | undefined {
  const loads = canary.load + canary.failure;
  const success = share(canary.load, loads);
  const [errorRate, stableErrorRate] = [share(canary.error, canary.view), share(stable.error, stable.view)];
  const cause = { loads, success, errorRate, stableErrorRate };
  if (loads < haltRules.loads) return undefined;
  if (success !== null && success < haltRules.success) return { rule: 'success', ...cause };
  const allowed = Math.max(stableErrorRate ?? 0, haltRules.quietErrorRate) * haltRules.times;
  return errorRate !== null && errorRate > allowed ? { rule: 'errors', ...cause } : undefined;
}
