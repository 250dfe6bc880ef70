import { describe as group, expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { mutantsOf, shuffled, sourcesOf } from './find-mutants.mjs';
import { describe } from './mutate.mjs';
import { readOptions } from './options.mjs';
import { ranked } from './related-tests.mjs';

/** What the rules make of a source: each fault as `rule: changed text`. */
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
    ['await save(a);', ['removed call: undefined;', 'removed await: void save(a);']],
    ['console.warn(a);', []],
    ['const x = pay(from, to);', ['swapped arguments: const x = pay(to, from);']],
    ['const x = all.filter(isOpen);', ['removed filter: const x = all;']],
    ['const x = Math.min(1, 2);', ['changed method: const x = Math.max(1, 2);']],
    ['const x = true;', ['turned constant: const x = false;']],
    ["import a from 'b'; type X = 'a' | true;", []],
  ])('%s', (text, expected) => expect(faults(text)).toEqual(expected));

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
  test('a seed stands for an order', () => {
    const numbers = Array.from({ length: 20 }, (_, at) => at);
    expect(shuffled(numbers, 3)).toEqual(shuffled(numbers, 3));
    expect(shuffled(numbers, 3)).not.toEqual(shuffled(numbers, 4));
    expect(shuffled(numbers, 3).sort((a, b) => a - b)).toEqual(numbers);
  });

  test('no tests, texts and migrations', () => {
    const sources = sourcesOf('services/orders');
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((file) => /\.spec\.|migrations|messages|index\.ts/.test(file))).toEqual([]);
  });

  test('the namesake comes first, then who shares words, or is of the same package', () => {
    const tests = ['services/host/test/hostile-walk.db.spec.ts', 'services/host/test/standing-orders.db.spec.ts'];
    const near = ['services/orders/src/order/page-window.spec.ts', 'services/orders/src/standing/schedule.spec.ts'];
    const all = [...tests, ...near].map((file) => `${root}/${file}`);
    expect(ranked('services/orders/src/standing/schedule.ts', all).map((file) => file.slice(root.length + 1))).toEqual([
      near[1],
      tests[1],
      near[0],
      tests[0],
    ]);
  });

  test.each([[[]], [['--sample', '3']], [['services/orders', '--sample', 'x']], [['nowhere']], [['shell', '--what']]])(
    '%p is explained',
    (args) => expect(() => readOptions(args)).toThrow(/Usage: npm run mutate|There is no nowhere/),
  );
});
