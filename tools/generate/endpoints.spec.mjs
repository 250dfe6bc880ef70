import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { mergeEndpoints } from './merge-endpoints.mjs';

const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'));
const kit = 'libs/web/shared-reads';
const apiOf = (user) => join(root, user, 'src/api');

/** The reads that each remote, and the kit that all of them share, has made of the API description. */
function readsOf(user) {
  const folder = join(apiOf(user), 'generated');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^ {4}(\w+): build\.query</gm)].map(([, name]) => name));
}

test('what several remotes read is an endpoint of the kit that they share, so that it is asked for once', () => {
  const users = new Map();
  for (const user of [...remotes, kit])
    for (const name of readsOf(user)) users.set(name, [...(users.get(name) ?? []), user]);
  expect([...users].filter(([, all]) => all.length > 1)).toEqual([]);
  expect([...users].filter(([, [user]]) => user === kit).length).toBeGreaterThan(3);
});

const generated = (name, params) => `import { taggedApi as api } from "../tags";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ${name}: build.query<A, B>({ query: (queryArg) => ({ url: \`/x\`, ${params} }) }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ordersApi };
export type ${name}Response = { list: { id: number }[] };
export const { use${name}Query } = injectedRtkApi;
`;

test('merges what is generated of a domain, and hands parameters on as they come', () => {
  const first = generated('ordersFind', 'params: { id: queryArg.id, "from": queryArg["from"] }');
  const merged = mergeEndpoints([first, generated('ordersQuery', 'body: queryArg')], 'ordersApi');
  expect(merged.match(/injectEndpoints/g)).toHaveLength(1);
  expect(merged).toContain('remoteApi(depotRemote).injectEndpoints');
  expect(mergeEndpoints([first], 'ordersApi', true)).toContain("import { taggedApi } from '../tags.js'");
  expect(merged).toContain('url: `/x`, params: queryArg }');
  expect(merged).toMatch(/useordersFindQuery.*useordersQueryQuery.* = ordersApi;/);
  expect(merged).toMatch(/type ordersFindResponse[^]*type ordersQueryResponse/);
  expect(() => mergeEndpoints(['const nothing = 1;'], 'ordersApi')).toThrow(/not as expected/);
});
