import { describe, expect, test } from '@jest/globals';
import { chooseVersion, type OfferedVersion } from './bucket.js';
import { assignPlaces } from './places.js';
import type { Reader, StoredTarget } from './targets.js';

const remote = 'mf-orders';
const ops: Reader = { id: 7, role: 'WAREHOUSE_OPS', tenantId: 1 };
const store: Reader = { id: 8, role: 'STORE', tenantId: 1 };
const stranger: Reader = { id: 9, role: 'WAREHOUSE_OPS', tenantId: 2 };

const stable: OfferedVersion = { version: '1.0.0', traffic: 100, isDefault: true, places: [], targets: [] };
const offered = (version: string, ...targets: StoredTarget[]): OfferedVersion => ({
  version,
  traffic: 0,
  isDefault: false,
  places: [],
  targets,
});
const chosen = (reader: Reader | undefined, ...versions: OfferedVersion[]) =>
  chooseVersion(remote, reader, [stable, ...versions]);

describe('a target', () => {
  const user: StoredTarget = { user: 'ann@x.test', userId: ops.id };
  test.each<[string, StoredTarget, [Reader, boolean][]]>([
    [
      'that names a user',
      user,
      [
        [ops, true],
        [store, false],
        [stranger, false],
      ],
    ],
    [
      'with a role',
      { role: 'WAREHOUSE_OPS' },
      [
        [ops, true],
        [store, false],
        [stranger, true],
      ],
    ],
    [
      'with a distributor',
      { tenantId: 1 },
      [
        [ops, true],
        [store, true],
        [stranger, false],
      ],
    ],
    [
      'with a role of a distributor',
      { tenantId: 1, role: 'WAREHOUSE_OPS' },
      [
        [ops, true],
        [store, false],
        [stranger, false],
      ],
    ],
    ['whose user was not looked up', { user: 'ann@x.test' }, [[ops, false]]],
    ['of nothing', {}, [[ops, false]]],
  ])('%s fits those alone', (_what, target, readers) => {
    for (const [reader, isFit] of readers)
      expect([reader.id, chosen(reader, offered('1.1.0', target))?.version]).toEqual([
        reader.id,
        isFit ? '1.1.0' : '1.0.0',
      ]);
  });

  test('fits no reader who is not signed in', () => {
    expect(chosen(undefined, offered('1.1.0', { tenantId: 1 }))).toEqual({ version: '1.0.0', reason: 'default' });
  });

  test('goes before the share, whichever side it is on', () => {
    const all = { ...offered('1.1.0'), traffic: 100, places: [[0, 10_000]] as const };
    expect(chosen(ops, all)).toEqual({ version: '1.1.0', reason: 'share' });
    const kept = { ...stable, traffic: 0, targets: [user] };
    expect(chooseVersion(remote, ops, [kept, all])).toMatchObject({ version: '1.0.0', reason: 'user' });
    expect(chooseVersion(remote, store, [kept, all])).toMatchObject({ version: '1.1.0', reason: 'share' });
  });
});

test('a user goes before a role of a distributor, this before a role, and a role before a distributor', () => {
  const versions = [
    offered('1.1.0', { tenantId: 1 }),
    offered('1.2.0', { role: 'WAREHOUSE_OPS' }),
    offered('1.3.0', { tenantId: 1, role: 'WAREHOUSE_OPS' }),
    offered('1.4.0', { user: 'ann@x.test', userId: ops.id }),
  ];
  const order = [];
  for (let left = versions; left.length > 0;) {
    const first = chosen(ops, ...left);
    order.push([first?.version, first?.reason]);
    left = left.filter(({ version }) => version !== first?.version);
  }
  expect(order).toEqual([
    ['1.4.0', 'user'],
    ['1.3.0', 'role'],
    ['1.2.0', 'role'],
    ['1.1.0', 'tenant'],
  ]);
});

test('targets that come and go move no user of a share', () => {
  const places = assignPlaces(new Map(), [
    { version: '1.0.0', traffic: 70, default: true },
    { version: '1.1.0', traffic: 30, default: false },
  ]).get('1.1.0')!;
  const versionsOf = (targets: StoredTarget[]) =>
    Array.from({ length: 500 }, (_, id) =>
      chosen({ id: id + 10, role: 'STORE', tenantId: 2 }, { ...offered('1.1.0', ...targets), traffic: 30, places }),
    ).map((choice) => choice?.version);
  const before = versionsOf([]);
  expect(new Set(before)).toEqual(new Set(['1.0.0', '1.1.0']));
  expect(versionsOf([{ tenantId: 1 }, { role: 'ADMIN' }])).toEqual(before);
  expect(versionsOf([])).toEqual(before);
});
