import { haltRules } from '@depot/contracts/deployments';
import { describe, expect, test } from '@jest/globals';
import { computeEvidence, computeFailureRate, type UserViews } from './evidence.js';

/** `HALT_ROLLOUTS=10000` prints the documented figures. */
const asked = process.env.HALT_ROLLOUTS;
/** Rollouts of each kind, among 40 users; among ten times as many a tenth of them. */
const rollouts = Number(asked ?? 100);
const sizes = [40, 400];

/** Of the realm in which jest runs, where every look at a global is slow. */
const { ceil, floor, imul, min } = Math;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes one browser: whether its next view fails by itself. */
type Browsers = (random: () => number) => () => boolean;

/** Some browsers fail, each in so many of its views. */
const failingBrowsers =
  (browsers: number, views: number): Browsers =>
  (random) => {
    const isFailing = random() < browsers;
    return () => isFailing && random() < views;
  };

/** Any browser fails at times, and then in so many views one after the other. */
const failingForAWhile =
  (rate: number, length: number): Browsers =>
  (random) => {
    let left = 0;
    return () => {
      if (left === 0 && random() < rate / length) left = length;
      if (left === 0) return false;
      left -= 1;
      return true;
    };
  };

interface Trial {
  seed: number;
  /** Each tenth of them is given the canary. */
  users: number;
  /** Of the canary. */
  views: number;
  browsers: Browsers;
  /** Part of the canary's views that fail because of it. */
  broken?: number;
}

/** The newest views of each user of the canary. */
class NewestViews implements UserViews {
  views = 0;
  failed = 0;
  private readonly kept = new Uint8Array(haltRules.viewsOfUser);
  private next = 0;
  private inARow = 0;

  add(isFailed: boolean): void {
    this.inARow = isFailed ? this.inARow + 1 : 0;
    if (this.inARow > haltRules.failuresInARow) return;
    const failed = isFailed ? 1 : 0;
    this.failed += failed - (this.kept[this.next] ?? 0);
    this.kept[this.next] = failed;
    this.next = (this.next + 1) % this.kept.length;
    this.views = min(this.views + 1, this.kept.length);
  }
}

/** Of the stable version the part of the views that fails when each user has had 0, 1, 2 … views. */
function stableRates(users: number, browsers: Browsers, random: () => number): number[] {
  const fails = Array.from({ length: users }, () => browsers(random));
  const seen = fails.map(() => new NewestViews());
  const rates = [computeFailureRate(seen)];
  for (let each = 0; each < haltRules.viewsOfUser; each += 1) {
    seen.forEach((user, at) => user.add(fails[at]!()));
    rates.push(computeFailureRate(seen));
  }
  return rates;
}

/** The canary's view after which it is halted; undefined where it is not. */
function haltOf({ seed, users, views, browsers, broken = 0 }: Trial): number | undefined {
  const random = randomFrom(seed);
  const triers = users / 10;
  const stable = stableRates(users - triers, browsers, random);
  const fails = Array.from({ length: triers }, () => browsers(random));
  const canary = fails.map(() => new NewestViews());
  for (let view = 1; view <= views; view += 1) {
    const user = floor(random() * triers);
    const isFailed = fails[user]!() || random() < broken;
    canary[user]!.add(isFailed);
    if (!isFailed || canary.filter(({ failed }) => failed > 0).length < haltRules.users) continue;
    const usual = stable[min(floor(view / triers), haltRules.viewsOfUser)]!;
    if (computeEvidence(canary, usual) >= haltRules.evidence) return view;
  }
  return undefined;
}

/** Part of the rollouts that are halted. */
function haltedPart(trial: Omit<Trial, 'seed'>): number {
  const count = ceil((rollouts * 40) / trial.users);
  let halted = 0;
  for (let seed = 1; seed <= count; seed += 1) if (haltOf({ ...trial, seed }) !== undefined) halted += 1;
  return halted / count;
}

describe('evidence', () => {
  test.each<[string, UserViews[], 'none' | 'some' | 'enough']>([
    ['nothing', [], 'none'],
    ['good views', [{ views: 30, failed: 0 }], 'none'],
    ['a user for whom everything fails', [{ views: 30, failed: 30 }], 'some'],
    ['two users whose first view fails', Array(2).fill({ views: 1, failed: 1 }), 'some'],
    ['three users whose first view fails', Array(3).fill({ views: 1, failed: 1 }), 'enough'],
    ['two of forty users for whom everything fails', fewOf(2, 40), 'none'],
    ['twelve of forty users for whom everything fails', fewOf(12, 40), 'enough'],
  ])('of %s', (_what, users, expected) => {
    const evidence = computeEvidence(users, 0);
    expect(evidence > haltRules.evidence ? 'enough' : evidence > 1 ? 'some' : 'none').toBe(expected);
  });

  test('is none where the stable version fails as often', () => {
    const users = Array<UserViews>(4).fill({ views: 20, failed: 8 });
    expect(computeEvidence(users, 0)).toBeGreaterThan(haltRules.evidence);
    expect(
      computeEvidence(users, computeFailureRate(Array<UserViews>(36).fill({ views: 20, failed: 8 }))),
    ).toBeLessThan(1);
  });

  function fewOf(failing: number, all: number): UserViews[] {
    return Array.from({ length: all }, (_, user) => ({ views: 10, failed: user < failing ? 10 : 0 }));
  }
});

describe('of healthy rollouts, 0.5 % of whose views fail, at most 1 % are halted within 5,000 views', () => {
  test.each<[string, Browsers]>([
    ['in browsers where everything fails', failingBrowsers(0.005, 1)],
    ['in browsers where a fifth fails', failingBrowsers(0.025, 0.2)],
    ['for five views of a browser one after the other', failingForAWhile(0.005, 5)],
    ['for ten views of a browser one after the other', failingForAWhile(0.005, 10)],
    ['here and there', failingForAWhile(0.005, 1)],
  ])('%s', (what, browsers) => {
    for (const users of sizes) {
      const halted = haltedPart({ users, views: 5_000, browsers });
      report(`healthy, ${what}, ${users} users: ${(halted * 100).toFixed(2)} % halted`);
      expect(halted).toBeLessThanOrEqual(0.01);
    }
  });
});

describe('of broken rollouts, which 4 of 40 users have, 98 % are halted in time', () => {
  test.each([
    ['100 % of the views', 1, 10],
    ['30 % of the views', 0.3, 60],
  ])('%s', (what, broken, views) => {
    const halted = haltedPart({ users: 40, views, browsers: failingBrowsers(0.005, 1), broken });
    report(`broken, ${what}: ${(halted * 100).toFixed(2)} % halted within ${views} views`);
    expect(halted).toBeGreaterThanOrEqual(0.98);
  });
});

/** Prints a line if HALT_ROLLOUTS is set. */
function report(line: string): void {
  if (asked) process.stdout.write(`${line}\n`);
}
