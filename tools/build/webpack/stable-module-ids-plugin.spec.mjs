import { expect, test } from '@jest/globals';
import { stableId } from './stable-module-ids-plugin.mjs';

test.each([
  (root) => `container entry (default) [["./manifest",{"import":["${root}/mf-orders/src/manifest.ts"]}]] undefined`,
  (root) => `provide module (default) @depot/ui@1.2.0 = ${root}/libs/web/ui/src/index.ts`,
])('a module is called alike wherever the checkout stands', (identifierIn) => {
  const [one, other] = ['/srv/depot-2.5.0', '/home/somebody/depot'];
  expect(stableId(identifierIn(one), one)).toMatch(/^[0-9a-f]{8}$/);
  expect(stableId(identifierIn(one), one)).toBe(stableId(identifierIn(other), other));
});

test('what the federation plugin writes is called alike, and different things are not', () => {
  const entry = (hash) => `javascript/auto|/srv/depot/node_modules/.federation/entry.${hash}.js`;
  expect(stableId(entry('0a1b'), '/srv/depot')).toBe(stableId(entry('99ff'), '/srv/depot'));
  const provided = (kit) => stableId(`provide module (default) @depot/${kit}@1.0.0 = /srv/depot/x.ts`, '/srv/depot');
  expect(provided('ui')).not.toBe(provided('api'));
});

test('others are left to webpack', () => {
  expect(stableId('/srv/depot/node_modules/swc-loader/src/index.js!/srv/depot/x.ts', '/srv/depot')).toBeUndefined();
});
