import { type HaltCause, haltRules } from '@depot/contracts/deployments';
import type { totals } from '../health/summaries.js';

type Doing = Pick<ReturnType<typeof totals>, 'loads' | 'failures' | 'success' | 'views' | 'errorRate'>;

/** Why the canary must go, or undefined while it may stay or too little is known of it. */
export function verdictOn(canary: Doing, stable: Pick<Doing, 'errorRate'>): HaltCause | undefined {
  const loads = canary.loads + canary.failures;
  const { success, errorRate } = canary;
  const told = { loads, success, errorRate, stableErrorRate: stable.errorRate };
  if (loads < haltRules.loads) return undefined;
  if (success !== null && success < haltRules.success) return { rule: 'success', ...told };
  const allowed = Math.max(stable.errorRate ?? 0, haltRules.quietErrorRate) * haltRules.times;
  return errorRate !== null && errorRate > allowed ? { rule: 'errors', ...told } : undefined;
}
