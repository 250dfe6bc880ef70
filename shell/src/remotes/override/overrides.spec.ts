import type { RegistryDocument, RegistryEntry } from '@depot/contracts/deployments';
import { afterEach, expect, jest, test } from '@jest/globals';
import { listOverrides, withBuilds } from './overrides.js';

const shell = { team: 't', commit: 'c', contractRange: '^1.0.0', routes: [], navigation: [] };
const released: RegistryEntry = {
  url: '/remotes/mf-x/1/mf-manifest.json',
  metadata: { integrity: 'i', version: '1' },
  extras: { shell },
};
const origin = 'http://localhost:4201';
const overridden: RegistryEntry = {
  url: `${origin}/mf-manifest.json`,
  metadata: { integrity: '', version: '0.0.0-dev' },
  extras: { shell, override: { origin, until: 7 } },
};
const documentOf = (entry: RegistryEntry): RegistryDocument => ({ schema: 's', microFrontends: { 'mf-x': [entry] } });

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** Developer's machine with responses for these addresses. */
function machine(response: Record<string, unknown>) {
  globalThis.fetch = jest.fn<typeof fetch>((address) => {
    const answer = response[new Request(address).url];
    return Promise.resolve(answer === undefined ? new Response('', { status: 503 }) : Response.json(answer));
  });
}

test('a document without overrides stays as it is, and nothing is asked', async () => {
  machine({});
  const document = documentOf(released);
  expect(await withBuilds(document)).toBe(document);
  expect(fetch).not.toHaveBeenCalled();
  expect(listOverrides(document)).toEqual([]);
});

test('an overridden remote is the newest build of the developer’s machine, with the pages that it declares', async () => {
  const route = { path: 'new', title: { gb: 'New', cn: '新' }, permission: 'order.read' };
  machine({
    [`${origin}/build.json`]: { build: 'b1' },
    [`${origin}/b1/extras.json`]: { ...shell, routes: [route], integrity: { 'entry.js': 'sha384-x' } },
  });
  const document = await withBuilds(documentOf(overridden));
  expect(document.microFrontends['mf-x']).toEqual([
    {
      url: `${origin}/b1/mf-manifest.json`,
      metadata: { integrity: '', version: '0.0.0-dev.b1' },
      extras: { shell: { ...shell, routes: [route] }, override: { origin, until: 7 } },
    },
  ]);
  expect(listOverrides(document)).toEqual([{ remote: 'mf-x', origin, until: 7 }]);
});

test('while that machine does not answer, the page is told where it should have come from', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  machine({});
  expect(await withBuilds(documentOf(overridden))).toEqual(documentOf(overridden));
  expect(warn).toHaveBeenCalled();
});
