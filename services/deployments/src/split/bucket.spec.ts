import type { TrafficShare } from '@depot/contracts/deployments';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { versionFor } from './bucket.js';
import { assignPlaces, listTargetPlaces, type SplitPlaces } from './places.js';

const stable = '1.0.0';
const nothing: SplitPlaces = new Map();
/** Shares of versions beside the stable one, which has the rest. */
const splitOf = (shares: Record<string, number>): TrafficShare[] => [
  ...Object.entries(shares).map(([version, traffic]) => ({ version, traffic, default: false })),
  { version: stable, traffic: 100 - Object.values(shares).reduce((sum, share) => sum + share, 0), default: true },
];
const usersOf = (version: string, places: SplitPlaces, count = 20_000, remote = 'mf-orders') => {
  const users = new Set<number>();
  for (let id = 1; id <= count; id += 1) if (versionFor(remote, id, places, stable) === version) users.add(id);
  return users;
};
const canary = (traffic: number) => assignPlaces(nothing, splitOf({ '1.1.0': traffic }));

describe('a percentage of users', () => {
  test('0 % is nobody and 100 % everybody', () => {
    expect(usersOf('1.1.0', canary(0)).size).toBe(0);
    expect(usersOf('1.1.0', canary(100)).size).toBe(20_000);
  });

  test('10 % is 10 ± 0.5 % of 100,000 users', () => {
    expect(Math.abs(usersOf('1.1.0', canary(10), 100_000).size / 100_000 - 0.1)).toBeLessThan(0.005);
  });

  test('raising it keeps everyone who had the new version', () => {
    const wider = usersOf('1.1.0', canary(25));
    for (const user of usersOf('1.1.0', canary(10))) expect(wider.has(user)).toBe(true);
  });

  test('other users try the canary of another remote: nobody is the guinea pig of all', () => {
    const [orders, reports] = ['mf-orders', 'mf-reports'].map((remote) => usersOf('1.1.0', canary(50), 20_000, remote));
    const both = [...orders!].filter((user) => reports!.has(user)).length / 20_000;
    expect(Math.abs(both - 0.25)).toBeLessThan(0.02);
  });

  test('who is not signed in gets the default', () => {
    expect(versionFor('mf-orders', undefined, canary(100), stable)).toBe(stable);
  });
});

describe('three versions', () => {
  const before = assignPlaces(nothing, splitOf({ '1.1.0': 10, '1.2.0': 10 }));

  test('raising one moves nobody of another', () => {
    const after = assignPlaces(before, splitOf({ '1.1.0': 40, '1.2.0': 10 }));
    expect(usersOf('1.2.0', after)).toEqual(usersOf('1.2.0', before));
    const [had, have] = [usersOf('1.1.0', before), usersOf('1.1.0', after)];
    expect([...had].filter((user) => !have.has(user))).toEqual([]);
  });

  test('taking one back moves nobody of another, nor does giving it to everybody else', () => {
    const alone = assignPlaces(before, splitOf({ '1.2.0': 10 }));
    expect(usersOf('1.2.0', alone)).toEqual(usersOf('1.2.0', before));
    const promoted = assignPlaces(before, [
      { version: '1.1.0', traffic: 90, default: true },
      { version: '1.2.0', traffic: 10, default: false },
    ]);
    expect(usersOf('1.2.0', promoted)).toEqual(usersOf('1.2.0', before));
  });
});

describe('where the default and the version beside it change places', () => {
  const canaryShare = (traffic: number) => {
    const places = canary(traffic);
    const share = { version: '1.1.0', traffic, isDefault: false, places: places.get('1.1.0') ?? [] };
    return { places, versions: [{ version: stable, traffic: 100 - traffic, isDefault: true, places: [] }, share] };
  };

  test.each([
    ['with the same shares, nobody moves', 10, 90, []],
    ['with a smaller share, who has the new version keeps it', 50, 20, []],
  ])('%s', (_what, before, left, moved) => {
    const { places, versions } = canaryShare(before);
    const after = assignPlaces(listTargetPlaces(versions), [
      { version: '1.1.0', traffic: 100 - left, default: true },
      { version: stable, traffic: left, default: false },
    ]);
    const now = (id: number) => versionFor('mf-orders', id, after, '1.1.0');
    expect([...usersOf('1.1.0', places)].filter((id) => now(id) === stable)).toEqual(moved);
  });
});

test('whatever is changed, shares are exact, nobody has two versions, and who moves leaves or joins the default', () => {
  const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0'];
  const shares = fc
    .tuple(...versions.map(() => fc.integer({ min: 0, max: 2_500 })))
    .map((sizes) => Object.fromEntries(versions.map((version, at) => [version, (sizes[at] ?? 0) / 100])));
  const owners = (places: SplitPlaces) => {
    const scale = new Array<string>(10_000).fill(stable);
    for (const [version, own] of places) for (const [from, to] of own) scale.fill(version, from, to);
    return scale;
  };
  const sizeOf = (version: string, scale: readonly string[]) => scale.filter((owner) => owner === version).length;
  fc.assert(
    fc.property(fc.array(shares, { minLength: 2, maxLength: 5 }), (steps) => {
      let places = nothing;
      for (const next of steps) {
        const dealt = assignPlaces(places, splitOf(next));
        const [from, to] = [owners(places), owners(dealt)];
        for (const version of versions) {
          const size = Math.round((next[version] ?? 0) * 100);
          expect(sizeOf(version, to)).toBe(size);
          const stay = from.filter((owner, at) => owner === version && to[at] === version).length;
          expect(stay).toBe(Math.min(size, sizeOf(version, from)));
        }
        places = dealt;
      }
    }),
    { numRuns: 20 },
  );
});
