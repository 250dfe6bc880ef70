import { linearSteps } from '@depot/contracts/deployments';

/** What a person enters. */
export interface RolloutPlan {
  kind: 'linear' | 'stepped';
  /** Per cent more each time. */
  share: number;
  /** Per cents, separated by commas. */
  shares: string;
  /** Minutes. */
  every: number;
}

/** The shares of the users, one after the other; undefined where what is entered is no rollout. */
export function stepsOf({ kind, share, shares }: RolloutPlan): number[] | undefined {
  if (kind === 'linear') return share >= 1 ? linearSteps(share) : undefined;
  const steps = shares
    .split(/[,，\s]+/)
    .filter(Boolean)
    .map(Number);
  const grows = steps.every((step, place) => step > (steps[place - 1] ?? 0));
  return grows && steps.at(-1) === 100 ? steps : undefined;
}
