import { expect, test } from '@jest/globals';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { registerHashes } from '../verify/integrity.js';
import createShellPlugin from './runtime-plugin.js';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Args = Parameters<ResolveShare>[0];

const offer = (from: string, version: string) => ({ from, version, lib: () => `${from}'s` });

function resolved(offers: Record<string, ReturnType<typeof offer>>, pkgName = 'react'): string | undefined {
  const highest = Object.values(offers).at(-1);
  const args = {
    scope: 'default',
    pkgName,
    version: '20.0.0',
    shareScopeMap: { default: { [pkgName]: offers } },
    resolver: () => ({ shared: highest, useTreesShaking: false }),
  } as unknown as Args;
  const answer = createShellPlugin().resolveShare?.(args) as
    | { resolver: () => { shared: { from: string } } }
    | undefined;
  return answer?.resolver().shared.from;
}

test('a remote that carries a newer React never replaces the shell’s', () => {
  expect(resolved({ '19.3.1': offer('shell', '19.3.1'), '20.0.0': offer('mf_orders', '20.0.0') })).toBe('shell');
});

test('what the shell does not offer is found as usual', () => {
  expect(resolved({ '1.0.0': offer('mf_orders', '1.0.0') }, 'a-library')).toBe('mf_orders');
});

test('scripts and styles of a remote are made so that the browser checks them, whoever loads them', () => {
  const base = '/remotes/mf-orders/9.9.9';
  const files = { 'entry.js': 'sha384-js', 'entry.css': 'sha384-css' };
  registerHashes({
    remote: 'mf-orders',
    version: '9.9.9',
    manifestIntegrity: '',
    files,
    manifestUrl: `${base}/m.json`,
  });
  const { createScript, createLink } = createShellPlugin() as unknown as Record<string, (of: object) => unknown>;
  const { script, timeout } = createScript!({ url: `${base}/entry.js` }) as {
    script: HTMLScriptElement;
    timeout: number;
  };
  const link = createLink!({ url: `${base}/entry.css`, attrs: { rel: 'stylesheet' } }) as HTMLLinkElement;
  expect([script.src, script.integrity, timeout]).toEqual([`http://localhost${base}/entry.js`, 'sha384-js', 8_000]);
  expect([link.href, link.rel, link.integrity]).toEqual([
    `http://localhost${base}/entry.css`,
    'stylesheet',
    'sha384-css',
  ]);
  const chunk = document.createElement('script');
  globalThis.depotGuardResource?.(chunk, `${base}/smuggled.js`); // as webpack's chunk loaders call it
  expect(chunk.integrity).toMatch(/^sha384-A{64}$/);
});

test('manifests are asked for with what is promised of them', async () => {
  const manifestUrl = '/remotes/mf-orders/9.9.8/m.json';
  registerHashes({ remote: 'mf-orders', version: '9.9.8', manifestUrl, manifestIntegrity: 'sha384-m', files: {} });
  let asked: RequestInit | undefined;
  globalThis.fetch = (_url, options) => {
    asked = options;
    return Promise.resolve(Response.json({}));
  };
  const { fetch: ask } = createShellPlugin() as unknown as { fetch: (url: string) => Promise<Response> };
  expect((await ask(manifestUrl)).ok).toBe(true);
  expect(asked?.integrity).toBe('sha384-m');
});

test('a remote gets a kit of the cache that knows it, and every other library as it is', async () => {
  const { beforeInitContainer } = createShellPlugin() as unknown as Record<
    string,
    (of: object) => Promise<typeof given>
  >;
  const kit = { freshFor: 5, apiForRemote: (remote: string) => ({ remoteApi: `${remote}'s` }) };
  const api = { from: 'shell', version: '1.7.0', get: () => Promise.resolve(() => kit) };
  const react = { '19.3.1': offer('shell', '19.3.1') };
  const given = {
    remoteInfo: { name: 'mf_orders' },
    shareScope: { react, '@depot/api': { '1.7.0': { ...api, lib: undefined as (() => object) | undefined } } },
  };
  const { shareScope } = await beforeInitContainer!(given);
  expect(shareScope.react).toBe(react);
  expect(shareScope['@depot/api']['1.7.0'].lib?.()).toMatchObject({ freshFor: 5, remoteApi: "mf-orders's" });
  expect(given.shareScope['@depot/api']['1.7.0'].lib).toBeUndefined();
});
