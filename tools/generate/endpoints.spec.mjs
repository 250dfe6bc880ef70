import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import typescript from 'typescript';
import { root } from '../workspace-root.mjs';
import { mergeEndpoints } from './merge-endpoints.mjs';

const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'));
const apiOf = (remote) => join(root, remote, 'src/api');

/** Of each endpoint that several remotes name, what they say of it. */
function saidOf(find) {
  const said = new Map();
  for (const remote of remotes)
    for (const [name, text] of find(remote)) said.set(name, [...(said.get(name) ?? []), { remote, text }]);
  return [...said].filter(([, all]) => all.length > 1);
}

const operationsOf = (remote) =>
  Object.entries(JSON.parse(readFileSync(join(apiOf(remote), 'operations.json'), 'utf8'))).map(([name, use]) => [
    name,
    JSON.stringify(use),
  ]);

/** What `enhanceEndpoints` adds to each endpoint, with the lists of tags that it names written out. */
function tagsOf(remote) {
  const files = readdirSync(apiOf(remote)).filter((name) => name.endsWith('.ts'));
  const found = new Map(operationsOf(remote).map(([name]) => [name, '']));
  const constants = new Map();
  const visit = (node) => {
    if (typescript.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer.getText());
    if (typescript.isPropertyAssignment(node) && found.has(node.name.getText()))
      found.set(node.name.getText(), node.initializer.getText());
    typescript.forEachChild(node, visit);
  };
  for (const name of files) {
    const text = readFileSync(join(apiOf(remote), name), 'utf8');
    visit(typescript.createSourceFile(name, text, typescript.ScriptTarget.Latest, true));
  }
  return [...found].map(([name, text]) => [
    name,
    text.replace(/: (\w+) \}/, (_, used) => `: ${constants.get(used)} }`),
  ]);
}

test('endpoints of one name are one endpoint: the definition that is loaded last is the one of all remotes', () => {
  const shared = saidOf(operationsOf);
  expect(shared.length).toBeGreaterThan(3);
  for (const [name, all] of shared) expect([name, new Set(all.map(({ text }) => text)).size]).toEqual([name, 1]);
});

test('endpoints of one name have one set of cache tags', () => {
  for (const [name, all] of saidOf(tagsOf)) {
    expect([name, ...new Set(all.map(({ text }) => text))]).toEqual([name, all[0].text]);
    expect([name, all[0].text]).not.toEqual([name, '']);
  }
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
  expect(merged).toContain('url: `/x`, params: queryArg }');
  expect(merged).toMatch(/useordersFindQuery.*useordersQueryQuery.* = ordersApi;/);
  expect(merged).toMatch(/type ordersFindResponse[^]*type ordersQueryResponse/);
  expect(() => mergeEndpoints(['const nothing = 1;'], 'ordersApi')).toThrow(/not as expected/);
});
