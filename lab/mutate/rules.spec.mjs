import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe as group, expect, jest, test } from '@jest/globals';
import { root } from '../../tools/workspace-root.mjs';
import { areas } from './areas.mjs';
import { describe, figuresOf } from './figures.mjs';
import { inOrderOf, mutantsOf, sourcesOf } from './find-mutants.mjs';
import { readOptions } from './options.mjs';
import { reasons } from './reasons.mjs';
import { ranked } from './related-tests.mjs';

// Loads the TypeScript compiler.
jest.setTimeout(60_000);

/** Faults of a source, each as `rule: changed text`. */
const faults = (text, file = 'source.ts') =>
  mutantsOf(file, text).map(({ rule, text: changed }) => `${rule}: ${changed}`);

group('small faults', () => {
  test.each([
    ['a < b', ['changed operator: a <= b']],
    ['a === b', ['changed operator: a !== b']],
    ['a - 1', ['changed operator: a + 1']],
    ["a + 'text'", []],
    ['a && b', ['half a condition: a', 'half a condition: b']],
    ['!a', ['turned condition: a']],
    ['if (a) b', ['turned condition: if (!(a)) b']],
    ['if (a) throw b;', ['turned condition: if (!(a)) throw b;', 'removed refusal: if (a) ;']],
    [
      'await save(a);',
      [
        'removed call: undefined;',
        'removed await: void save(a);',
        'swallowed error: await save(a).catch(() => undefined);',
      ],
    ],
    ['save(a).catch(show);', ['removed call: undefined;', 'swallowed error: save(a).catch(() => undefined);']],
    ['save(a).catch(() => undefined);', ['removed call: undefined;']],
    [
      'const x = dayOf(time, tz);',
      ['swapped arguments: const x = dayOf(tz, time);', "UTC as timezone: const x = dayOf(time, 'UTC');"],
    ],
    ['const x = { a, b: 1, c };', ['dropped property: const x = { a, b: 1 };']],
    ['const x = { a, b: 12, c };', ['dropped property: const x = { b: 12, c };']],
    ['const x = { a };', []],
    [
      "const x = live.publish(['orders', 'stock']);",
      ["'stock'", "'orders'"].map((rest) => `dropped tag: const x = live.publish([${rest}]);`),
    ],
    ["const x = ['orders', 'stock'];", []],
    [
      'const f = (start: number, end: number, of: string) => end;',
      ['swapped variable: const f = (start: number, end: number, of: string) => start;'],
    ],
    [
      'const f = ({ billAddress, shipAddress, name }) => ({ x: billAddress });',
      ['swapped variable: const f = ({ billAddress, shipAddress, name }) => ({ x: shipAddress });'],
    ],
    ['const f = ({ billAddress, name }) => billAddress;', []],
    ['console.warn(a);', []],
    ['const x = pay(from, to);', ['swapped arguments: const x = pay(to, from);']],
    ['const x = all.filter(isOpen);', ['removed filter: const x = all;']],
    ['const x = Math.min(1, 2);', ['changed method: const x = Math.max(1, 2);']],
    ['const x = true;', ['turned constant: const x = false;']],
    ["import a from 'b'; type X = 'a' | true;", []],
  ])('%s', (text, expected) => expect(faults(text)).toEqual(expected));

  test('no await is removed where the linter would refuse it', () => {
    const rules = (file) => mutantsOf(file, 'await save(a);').map(({ rule }) => rule);
    expect(rules('services/orders/src/a.ts')).toEqual(['removed call', 'swallowed error']);
    expect(rules('shell/src/a.ts')).toEqual(['removed call', 'removed await', 'swallowed error']);
  });

  test('handlers of a screen are emptied', () => {
    expect(faults('<a onClick={go} title={x} />', 'a.tsx')).toEqual([
      'emptied handler: <a onClick={() => undefined} title={x} />',
    ]);
  });

  test('statements lose locks, tenants and conditions, and their bounds move', () => {
    const sql = 'SELECT id FROM orders o WHERE o.tenant_id = :tenantId AND o.id = :id AND o.time < :end FOR UPDATE';
    expect(faults(`db.query('${sql}')`)).toEqual([
      'removed call: undefined',
      `SQL: removed lock: db.query('${sql.replace(' FOR UPDATE', '')}')`,
      `SQL: removed tenant: db.query('${sql.replace('o.tenant_id = :tenantId', ':tenantId = :tenantId')}')`,
      `SQL: removed condition: db.query('${sql.replace(' AND o.id = :id', '')}')`,
      `SQL: removed condition: db.query('${sql.replace(' AND o.time < :end', '')}')`,
      `SQL: moved bound: db.query('${sql.replace('<', '<=')}')`,
    ]);
    expect(faults("const text = 'no statement AND a = b'")).toEqual([]);
  });

  test('are told by place, and by what differs', () => {
    const [mutant] = mutantsOf('a.ts', `\nconst x = a < b;`);
    expect(describe(mutant)).toBe('a.ts:2 changed operator: < → <=');
  });
});

group('which of them, and against which tests', () => {
  test('a seed stands for an order, which what is new does not change', () => {
    const old = mutantsOf('a.ts', 'a < b; c < d; e < f; a < b;');
    const idsOf = (seed, mutants) => inOrderOf(seed, mutants).map(({ id }) => id);
    expect(new Set(old.map(({ id }) => id)).size).toBe(4);
    expect(idsOf(3, old)).toEqual(idsOf(3, [...old].reverse()));
    expect(idsOf(3, old)).not.toEqual(idsOf(4, old));
    const known = new Set(old.map(({ id }) => id));
    const changed = mutantsOf('a.ts', 'x > y;\na < b; c < d; e < f; a < b;');
    expect(idsOf(3, changed).filter((id) => known.has(id))).toEqual(idsOf(3, old));
  });

  test('what was tried is counted, what was not is left out', () => {
    const chosen = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    const tried = new Map([
      ['a', { outcome: 'noticed' }],
      ['b', { outcome: 'survived' }],
      ['c', { outcome: 'undecided' }],
    ]);
    const figures = figuresOf({ name: 'x', aim: 85, total: 9, chosen }, tried);
    expect(figures).toMatchObject({ count: 3, noticed: 1, share: 33, left: 1 });
    expect([figures.survived, figures.undecided]).toEqual([[{ id: 'b' }], [{ id: 'c' }]]);
  });

  test('each fault with a reason can still be made', () => {
    const ids = (file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')).map(({ id }) => id);
    const gone = reasons.filter(({ id, fault }) => !ids(fault.split(' ')[0]).includes(id));
    expect(gone).toEqual([]);
  });

  test('areas are named, folders and files name themselves', () => {
    const read = (...args) => readOptions(args).areas;
    expect(read('money', 'shell/')).toMatchObject([{ name: 'money', aim: 95 }, { name: 'shell' }]);
    expect(read('--areas').map(({ name }) => name)).toEqual(Object.keys(areas));
    expect(read(...Object.keys(areas))).toHaveLength(Object.keys(areas).length);
    expect(read('services/orders')).toEqual([{ name: 'services/orders', paths: ['services/orders'] }]);
  });

  test('no tests, texts and migrations', () => {
    const sources = sourcesOf('services/orders');
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((file) => /\.spec\.|migrations|messages/.test(file))).toEqual([]);
  });

  test('the namesake comes first, then who shares words, or is of the same package', () => {
    const tests = ['services/host/test/hostile-walk.db.spec.ts', 'services/orders/test/standing-orders.db.spec.ts'];
    const near = ['order/queries/slice-groups', 'template/standing/schedule'].map(
      (name) => `services/orders/src/${name}.spec.ts`,
    );
    const all = [...tests, ...near].map((file) => `${root}/${file}`);
    const order = ranked({ file: 'services/orders/src/template/standing/schedule.ts' }, all);
    expect(order.map((file) => file.slice(root.length + 1))).toEqual([near[1], tests[1], near[0], tests[0]]);
  });

  test('what their texts tell of the source outweighs words, but not the name', () => {
    const [namesake, near, teller] = [
      'services/orders/src/return/return.spec.ts',
      'services/orders/src/return/other.spec.ts',
      'services/orders/test/stale-edits.db.spec.ts',
    ].map((file) => `${root}/${file}`);
    const toldOf = new Map([[teller, 70]]);
    const order = ranked({ file: 'services/orders/src/return/return.ts' }, [near, teller, namesake], toldOf);
    expect(order).toEqual([namesake, teller, near]);
  });

  test('walks come early where they look at that kind of fault', () => {
    const file = 'services/orders/src/order/order.repository.ts';
    const all = ['orders', 'tenant-walk', 'live-topics'].map((name) => `${root}/services/host/test/${name}.db.spec.ts`);
    const first = (rule, before = '') => ranked({ file, rule, before }, all)[0];
    expect(first('SQL: removed tenant')).toContain('tenant-walk');
    expect(first('removed call', "await this.live.publish(['orders'])")).toContain('live-topics');
    expect(first('dropped tag', "'orders'")).toContain('live-topics');
    expect(first('SQL: removed lock')).toContain('orders.db');
  });

  test.each([[[]], [['--sample', '3']], [['services/orders', '--sample', 'x']], [['nowhere']], [['shell', '--what']]])(
    '%p is explained',
    (args) => expect(() => readOptions(args)).toThrow(/Usage: npm run mutate|There is no nowhere/),
  );
});
