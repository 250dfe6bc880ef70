import { haltRules } from '@depot/contracts/deployments';

/** What one user saw of a version. */
export interface UserViews {
  views: number;
  /** Of these views. */
  failed: number;
}

/** Shares of the users that a broken version may reach: all of them, or those with one browser, role or screen. */
const reaches = [1, 0.5, 0.25, 0.1];
/** Good views that every rate begins with, so that the first failure of a quiet hour is no rate of 100 %. */
const priorViews = 20;
/** A usual rate above this leaves nothing that could be worse. */
const highestRate = 0.9;

/** Part of these users' views that fails, from 0 to 1, without the users whose browsers may fail by themselves. */
export function computeFailureRate(users: readonly UserViews[]): number {
  const worstFirst = users.toSorted((one, other) => other.failed - one.failed);
  const others = worstFirst.slice(Math.floor(users.length * haltRules.ownFaults));
  const sum = (of: (user: UserViews) => number) => others.reduce((total, user) => total + of(user), 0);
  return sum(({ failed }) => failed) / (sum(({ views }) => views) + priorViews);
}

/**
 * How many times likelier it is that these users saw a broken version than a healthy one, of which the usual part of
 * the views fails. Users are independent of each other, so their likelihood ratios multiply; the views of one user are
 * not: a browser may fail by itself, which bounds what one user adds.
 *
 * Over all views the product is a supermartingale while the version is healthy: however often it is looked at, it
 * exceeds `haltRules.evidence` in one rollout of that many at most (Ville's inequality). `evidence.spec.ts` counts what
 * looking at the newest views alone adds to that.
 *
 * @param usual part of the views that fails of the stable version, from 0 to 1
 */
export function computeEvidence(users: readonly UserViews[], usual: number): number {
  const allowed = Math.min(highestRate, Math.max(usual, haltRules.quietErrorRate) * haltRules.times);
  const ratios = users.filter(({ views }) => views > 0).map((user) => computeLikelihoodRatio(user, allowed));
  const products = reaches.map((reach) => ratios.reduce((product, ratio) => product * (1 - reach + reach * ratio), 1));
  return products.reduce((total, product) => total + product, 0) / reaches.length;
}

/**
 * The likelihood ratio of one user's views. A broken version, and a browser that fails by itself, may have any failure
 * rate with equal probability. A healthy version has the rate that fits best up to the allowed one, so that failures
 * below it are no evidence.
 */
function computeLikelihoodRatio({ views, failed }: UserViews, allowed: number): number {
  const broken = computeAnyRate(views, failed);
  const rate = Math.min(allowed, failed / views);
  const healthy = rate ** failed * (1 - rate) ** (views - failed);
  return broken / ((1 - haltRules.ownFaults) * healthy + haltRules.ownFaults * broken);
}

/** The chance of these views where each rate from 0 to 1 is as likely: `failed! good! / (views + 1)!`. */
function computeAnyRate(views: number, failed: number): number {
  let chance = 1 / (views + 1);
  for (let place = 1; place <= failed; place += 1) chance *= place / (views - failed + place);
  return chance;
}
