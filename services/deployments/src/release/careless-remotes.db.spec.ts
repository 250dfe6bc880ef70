import type { RemoteVersion } from '@depot/contracts/deployments';
import type { TestApp } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { computeSha384, readArtefact } from '../artefact/read-artefact.js';
import { builtFiles } from '../testing/archives.js';
import { aVersion, deploymentsApp, releasesOf } from '../testing/deployments-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await deploymentsApp();
});
afterAll(() => app.close());

type Extras = RemoteVersion['extras'];
let count = 0;

/** Publishes a built remote, as the team of that remote would. */
async function publish(remote: string, extras: Partial<Extras>, style?: string) {
  count += 1;
  const script = `entry ${count}`;
  const more = new Map(style === undefined ? [] : [['main.css', Buffer.from(style)]]);
  const listed = new Map([['entry.js', Buffer.from(script)], ...more]);
  const integrity = Object.fromEntries([...listed].map(([path, bytes]) => [path, computeSha384(bytes)]));
  const files = new Map([...builtFiles(remote, { ...extras, integrity }, script), ...more]);
  const artefact = await readArtefact(remote, `1.0.${count}`, files);
  return releasesOf(app).publish(artefact, 'test');
}

const title = { gb: 'Board', cn: '看板' };
const own = (remote: string): Extras => aVersion(remote, '1.0.0', `${remote.slice(3)}/board`).extras;
const names = (remote: string, more: Partial<Extras['names'] & object>): Partial<Extras> => ({
  names: { ...(own(remote).names as NonNullable<Extras['names']>), ...more },
});

/** What a team does that calls everything as its neighbour does. */
const collisions: [string, (neighbour: string, remote: string) => Partial<Extras>, RegExp][] = [
  ['an endpoint', (other, remote) => names(remote, { endpoints: [`${other}/find`] }), /the endpoint mf-\w+\/find/],
  ['a type of tags', (other, remote) => names(remote, { tags: [`${other}/Board`] }), /the type of tags mf-\w+\/Board/],
  ['a stored value', (_other, remote) => names(remote, { storageKeys: ['board-filter'] }), /storage key board-filter/],
  ['a queue', (_other, remote) => names(remote, { queues: ['depot-board-'] }), /the queue depot-board-/],
  ['texts', (other, remote) => names(remote, { locales: [other] }), /the texts mf-/],
  ['classes', (other, remote) => names(remote, { cssPrefix: `${other}-` }), /the prefix of classes mf-\w+-/],
  [
    'the mark of a background widget',
    () => ({ attendant: { storageKey: 'depot-board-queue', title, permission: 'order.read' } }),
    /the storage key depot-board-queue/,
  ],
  ['a route', (other) => ({ routes: own(other).routes }), /The route \w+\/board belongs to mf-\w+ already/],
  [
    'an entry of the sidebar',
    (other) => ({
      navigation: [
        { path: `${other.slice(3)}/board`, label: title, permission: 'order.read', icon: 'orders', order: 1 },
      ],
    }),
    /The sidebar entry \w+\/board belongs to mf-\w+ already/,
  ],
];

test.each([
  ['mf-careless', 'mf-hasty'],
  ['mf-hasty', 'mf-careless'],
])('of %s and %s, which call everything alike, the second one is refused for every name', async (first, second) => {
  await publish(first, own(first));
  await releasesOf(app).promote(first, `1.0.${count}`, 'test');
  for (const [what, extras, reason] of collisions)
    expect([what, await publish(second, { ...own(second), ...extras(first, second) }).catch(String)]).toEqual([
      what,
      expect.stringMatching(reason),
    ]);
  const style = '.board { color: red; }';
  await expect(publish(second, own(second), style)).rejects.toThrow('main.css styles “.board”');
  expect(await publish(second, own(second))).toMatchObject({ isNew: true, isStable: false });
  await releasesOf(app).withdraw(first, 'test');
});
