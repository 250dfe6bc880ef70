import { createHash, webcrypto } from 'node:crypto';
import type { TelemetryBatch } from '@depot/contracts/deployments';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sendNow } from '../telemetry/queue.js';
import {
  findIntegrity,
  findOwner,
  registerHashes,
  repairCached,
  requireIntegrity,
  waitForRepairs,
} from './integrity.js';

const guard = (
  manifestUrl: string,
  manifestIntegrity: string,
  files: Record<string, string> | undefined,
  unguarded = false,
) => registerHashes({ remote: 'mf-orders', version: '1.2.0', manifestUrl, manifestIntegrity, files, unguarded });

test('every file of a version must be listed; others nobody has asked about', () => {
  guard('/remotes/mf-orders/1.2.0/mf-manifest.json', 'sha384-manifest', { 'entry.js': 'sha384-entry' });
  expect(findIntegrity('/remotes/mf-orders/1.2.0/mf-manifest.json')).toBe('sha384-manifest');
  expect(findIntegrity('http://localhost/remotes/mf-orders/1.2.0/entry.js')).toBe('sha384-entry');
  expect(findIntegrity('/remotes/mf-orders/1.2.0/smuggled.js')).toMatch(/^sha384-A{64}$/);
  expect(findIntegrity('/remotes/mf-orders/1.3.0/entry.js')).toBeUndefined();
  expect(findOwner('/remotes/mf-orders/1.2.0/entry.js')).toMatchObject({ remote: 'mf-orders', version: '1.2.0' });
});

test('a version of which nothing is promised does not load', () => {
  guard('/remotes/mf-admin/0.1.0/mf-manifest.json', '', undefined);
  expect(findIntegrity('/remotes/mf-admin/0.1.0/mf-manifest.json')).toMatch(/^sha384-A{64}$/);
  expect(findIntegrity('/remotes/mf-admin/0.1.0/entry.js')).toMatch(/^sha384-A{64}$/);
});

test('one that is being worked on does', () => {
  guard('https://localhost:4201/mf-manifest.json', '', undefined, true);
  expect(findIntegrity('https://localhost:4201/entry.js')).toBeUndefined();
});

test('scripts and styles carry the hash, and are fetched in the mode that lets the browser check it', () => {
  guard('https://cdn.example/mf-a/1/mf-manifest.json', '', { 'a.js': 'sha384-a' });
  const script = document.createElement('script');
  requireIntegrity(script, 'https://cdn.example/mf-a/1/a.js');
  expect([script.integrity, script.crossOrigin]).toEqual(['sha384-a', 'anonymous']);
});

describe('a file that the browser refused', () => {
  const right = 'right bytes';
  const url = 'https://cdn.example/mf-b/1/b.js';
  const integrity = `sha384-${createHash('sha384').update(right).digest('base64')}`;
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

  /** Events sent to telemetry. */
  let told: string[] = [];
  const answerTelemetry = (options: RequestInit | undefined) => {
    const { events } = JSON.parse(options?.body as string) as TelemetryBatch;
    told.push(...events.map(({ remote, version, figure }) => `${figure} ${remote}@${version}`));
    return Promise.resolve(new Response());
  };

  /** Sends what other tests left in the queue. */
  beforeEach(() => {
    globalThis.fetch = (_address, options) => answerTelemetry(options);
    sendNow();
    told = [];
  });

  /** The browser's cache has one thing, the server another; returns whether a page is tried again. */
  const refused = async (cached: string | undefined, served: string | undefined) => {
    guard('https://cdn.example/mf-b/1/mf-manifest.json', '', { 'b.js': integrity });
    globalThis.fetch = (address, options) => {
      if (address === '/api/remotes/telemetry') return answerTelemetry(options);
      const text = options?.cache === 'reload' ? served : cached;
      return text === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(bytesOf(text));
    };
    repairCached(url);
    return waitForRepairs();
  };
  const bytesOf = (text: string) =>
    ({ ok: true, arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) }) as Response;

  test.each([
    ['stood wrong in the cache and is right at the server: once more', 'wrong', right, true],
    ['is wrong at the server too: not again', 'wrong', 'wrong', false],
    ['is right and was refused for another reason: not again', right, right, false],
    ['does not come at all: not again', undefined, undefined, false],
    ['stood wrong in the cache and does not come: not again', 'wrong', undefined, false],
  ])('that %s', async (_what, cached, served, again) => {
    expect(await refused(cached, served)).toBe(again);
    sendNow();
    expect(told).toEqual(cached === 'wrong' ? ['integrityViolation mf-orders@1.2.0'] : []);
    expect(await waitForRepairs()).toBe(false); // once
  });

  test('as a script is looked at by itself', async () => {
    guard('https://cdn.example/mf-b/1/mf-manifest.json', '', { 'b.js': integrity });
    globalThis.fetch = (_url, options) => Promise.resolve(bytesOf(options?.cache === 'reload' ? right : 'wrong'));
    const script = document.createElement('script');
    requireIntegrity(script, url);
    script.dispatchEvent(new Event('error'));
    expect(await waitForRepairs()).toBe(true);
  });

  test('of which the server tells a failure is none that stood wrong', async () => {
    guard('https://cdn.example/mf-b/1/mf-manifest.json', '', { 'b.js': integrity });
    const answers = [{ ...bytesOf('Bad gateway'), ok: false } as Response, bytesOf(right)];
    globalThis.fetch = () => Promise.resolve(answers.shift()!);
    repairCached(url);
    expect(await waitForRepairs()).toBe(false);
  });

  test('is fetched anew and tried again where a page without TLS has no cryptography', async () => {
    guard('https://cdn.example/mf-b/1/mf-manifest.json', '', { 'b.js': integrity });
    let kept = 'wrong';
    globalThis.fetch = (_url, options) => {
      if (options?.cache === 'reload') kept = right;
      const isRefused = options?.integrity !== undefined && kept !== right; // as a browser does it
      return isRefused ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(bytesOf(kept));
    };
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    repairCached(url);
    expect(await waitForRepairs()).toBe(true);
    expect(await waitForRepairs()).toBe(false); // once
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
  });

  test('that several wait for is heard of by all of them', async () => {
    guard('https://cdn.example/mf-b/1/mf-manifest.json', '', { 'b.js': integrity });
    globalThis.fetch = (_url, options) => Promise.resolve(bytesOf(options?.cache === 'reload' ? right : 'wrong'));
    repairCached(url);
    expect(await Promise.all([waitForRepairs(), waitForRepairs()])).toEqual([true, true]);
    expect(await waitForRepairs()).toBe(false);
  });

  test('is not looked at where nothing is promised of it, or it is nobody’s', async () => {
    guard('https://localhost:4202/mf-manifest.json', '', undefined, true);
    const fetched: unknown[] = [];
    globalThis.fetch = (address) => {
      fetched.push(address);
      return Promise.resolve(bytesOf('wrong'));
    };
    repairCached('https://localhost:4202/entry.js');
    repairCached('https://nobody.example/entry.js');
    expect(await waitForRepairs()).toBe(false);
    expect(fetched).toEqual([]);
  });
});
