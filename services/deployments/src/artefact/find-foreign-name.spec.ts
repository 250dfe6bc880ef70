import { contractVersion, type RemoteVersion } from '@depot/contracts/deployments';
import { translate } from '@depot/contracts/errors';
import { describe, expect, test } from '@jest/globals';
import { aVersion } from '../testing/deployments-app.js';
import { findForeignName } from './find-foreign-name.js';
import { findUnscopedSelectors } from './unscoped-selectors.js';

const remote = 'mf-hello';
type Extras = RemoteVersion['extras'];
type Names = NonNullable<Extras['names']>;

function findFault(changes: Partial<Extras>, css = '', name = remote): string | undefined {
  const extras = { ...aVersion(name, '1.0.0').extras, ...changes };
  const refusal = findForeignName(name, extras, new Map([['main.css', Buffer.from(css)]]));
  return refusal && translate(refusal[0], 'gb', refusal[1]);
}
const own = aVersion(remote, '1.0.0').extras.names as Names;
const withNames = (names: Partial<Names>) => findFault({ names: { ...own, ...names } });

describe('names of a remote', () => {
  test.each<[Partial<Names>, string]>([
    [{ endpoints: ['mf-orders/ordersQuery'] }, 'the endpoint mf-orders/ordersQuery'],
    [{ tags: ['mf-orders/Hello'] }, 'the type of tags mf-orders/Hello'],
    [{ storageKeys: ['inventory-category-filter'] }, 'the storage key inventory-category-filter'],
    [{ storageKeys: ['depot-registry-counter'] }, 'the storage key depot-registry-counter'],
    [{ storageKeys: ['mf-hellos-filter'] }, 'the storage key mf-hellos-filter'],
    [{ queues: ['depot-outbound-entry-'] }, 'the queue depot-outbound-entry-'],
    [{ locales: [remote, 'mf-orders'] }, 'the texts mf-orders'],
    [{ cssPrefix: 'mf-orders-' }, 'the prefix of classes mf-orders-'],
  ])('%j are refused by name', (names, named) => {
    expect(withNames(names)).toBe(`mf-hello must give names of its own, which contain mf-hello, to: ${named}.`);
  });

  test('the key of its background widget is one of them', () => {
    const attendant = { storageKey: 'depot-outbound-queue', title: { gb: 'A', cn: '甲' }, permission: 'order.read' };
    expect(findFault({ attendant: attendant as Extras['attendant'] })).toContain(
      'the storage key depot-outbound-queue',
    );
  });

  test('all are listed, up to a bound', () => {
    const storageKeys = Array.from({ length: 20 }, (_, at) => `key-${at}`);
    const text = withNames({ storageKeys }) ?? '';
    expect(text).toMatch(/key-0.*key-7 … \(20\)\.$/);
    expect(text).not.toContain('key-8');
  });

  test('its own names are taken, and those that the product used before, from the remote that uses them', () => {
    const names = { endpoints: ['ordersQuery'], tags: ['Hello'], queues: ['depot-mf-hello-entry-'] };
    expect(withNames({ ...names, storageKeys: ['mf-hello-filter', 'depot-mf-hello-queue'] })).toBeUndefined();
    const used = { ...own, storageKeys: ['current-order-row'], locales: ['mf-orders'], cssPrefix: 'mf-orders-' };
    expect(findFault({ names: used }, '', 'mf-orders')).toBeUndefined();
  });

  test('a build without names is refused, unless it was built for contracts from before', () => {
    const text = /^extras\.json has no names\. Builds for contracts/;
    const without = (contractRange: string) => findFault({ names: undefined, contractRange });
    expect(without(`^${contractVersion}`)).toMatch(text);
    expect(without('anything')).toMatch(text);
    expect(without('^1.34.0')).toBeUndefined();
  });

  test('endpoints in baseApi are refused from a build that lists its names', () => {
    const uses = { '@depot/api': ['baseApi', 'remoteApi'] };
    expect(findFault({ uses })).toMatch(/^mf-hello puts endpoints into baseApi/);
    expect(findFault({ uses, names: undefined, contractRange: '^1.34.0' })).toBeUndefined();
  });

  test('a style that other remotes would have is refused, with its file and selector', () => {
    expect(findFault({}, 'body { margin: 0; }')).toBe(
      'main.css styles “body”, which other remotes have too. Use a class of a .module.css file.',
    );
    expect(findFault({}, '.mf-hello-card__root-a1b2c { margin: 0; }')).toBeUndefined();
  });
});

test.each([
  ['.mf-hello-a { } .mf-hello-a > td, .mf-hello-b:is(th, td) { }', []],
  ['@media (max-width: 1px) { .mf-hello-a { color: red; } p { color: red; } }', ['p']],
  ['.mf-hello-a { & p { color: red; } p { color: red; } }', []],
  ['.mf-hello-a, .ant-btn { }', ['.ant-btn']],
  [':not(.mf-hello-a) { } body:has(.mf-hello-a, :is(p)) { }', [':not(.mf-hello-a)', 'body:has(.mf-hello-a, :is(p))']],
  ['/* .mf-hello-a { */ p { }', ['p']],
  ['.mf-hello-a::before { content: "} p {"; } [title="a,{"] { }', ['[title="a,{"]']],
  ['@keyframes mf-hello-spin { from { } to { } } @keyframes spin { from { } }', ['@keyframes spin']],
  [
    '@font-face { font-family: x; } @import "x.css"; @property --x { }',
    ['@font-face', '@import "x.css"', '@property --x'],
  ],
  ['.mf-orders-a { }', ['.mf-orders-a']],
])('%s', (css, found) => {
  expect(findUnscopedSelectors(css, 'mf-hello-')).toEqual(found);
});
