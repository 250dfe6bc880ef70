import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { RegistryDocument, RegistryEntry, ShellExtras, TelemetryBatch } from '@depot/contracts/deployments';
import { withShellVersion } from '@depot/contracts/page';
import { type RegistryKey, registryKeyId, type SignedFacts, withRegistryKeys } from '@depot/contracts/registry-key';
import { tokenOf } from '@depot/web-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

// jsdom has no cryptography.
Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = pair.publicKey.export({ format: 'jwk' }) as unknown as RegistryKey;

const documentOf = (version: string, extras: Partial<RegistryEntry['extras']> = {}): RegistryDocument => {
  const shell: ShellExtras = { team: 't', commit: 'c', contractRange: '^1.0.0', navigation: [], routes: [] };
  const entry = { url: '/x/mf-manifest.json', metadata: { integrity: '', version }, extras: { shell, ...extras } };
  return { schema: 's', microFrontends: { 'mf-orders': [entry] } };
};
function signatureOf(text: string, more: Partial<SignedFacts> = {}): string {
  const facts = { alg: 'ES256', kid: registryKeyId(key), b64: false, crit: ['b64'], ...more };
  const header = Buffer.from(JSON.stringify(facts)).toString('base64url');
  const value = sign('sha256', Buffer.from(`${header}.${text}`), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${header}..${value.toString('base64url')}`;
}
/** Response of the registry, by default with a valid signature. */
function answer(document: unknown, { status = 200, signature }: { status?: number; signature?: string | null } = {}) {
  const text = JSON.stringify(document);
  const given = signature === undefined ? signatureOf(text) : signature;
  return new Response(text, { status, headers: given === null ? {} : { 'x-registry-signature': given } });
}

let response: (Response | Error)[];
let asked: { url: string; signal: unknown }[];
/** Events sent to telemetry. */
let told: string[];
/** Opens a page with only the browser's stored data. */
async function open() {
  jest.resetModules();
  const registry = await import('./registry.js');
  await registry.keptRead;
  return registry;
}
/** Makes the server silent; the returned function delivers the response after all. */
function silence(): (response: Response) => void {
  let answerLate: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (answerLate = resolve));
  globalThis.fetch = () => late;
  return answerLate;
}
const versionOf = (document: RegistryDocument | undefined) =>
  document?.microFrontends['mf-orders']?.[0]?.metadata.version;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'] });
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  localStorage.clear();
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  document.documentElement.innerHTML = withRegistryKeys('<html><head></head><body></body></html>', [key]);
  response = [];
  asked = [];
  told = [];
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/telemetry')) {
      // Events recorded by an earlier test are sent a second later.
      const { events } = JSON.parse(init?.body as string) as TelemetryBatch;
      told.push(...events.map(({ figure }) => figure));
      return Promise.resolve(new Response());
    }
    asked.push({ url, signal: init?.signal });
    const next = response.shift() ?? new TypeError('no network');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
});
afterEach(() => {
  globalThis.depotEarlyRegistry = undefined;
  jest.useRealTimers();
});

describe('the registry', () => {
  test('is asked within a time; its document is shown, told once, and kept for the next visit', async () => {
    const registry = await open();
    let told = 0;
    registry.subscribeRegistry(() => (told += 1));
    response = [answer(documentOf('1.0.0')), answer(documentOf('1.0.0')), answer(documentOf('1.1.0'))];
    expect(registry.getRegistryState()).toEqual({ document: undefined, settled: false });
    await registry.refreshRegistry();
    expect([versionOf(registry.getRegistryState().document), registry.getRegistryState().settled, told]).toEqual([
      '1.0.0',
      true,
      1,
    ]);
    expect(asked).toEqual([{ url: '/api/remotes', signal: expect.any(AbortSignal) }]);
    await registry.refreshRegistry();
    expect(told).toBe(1);
    await registry.refreshRegistry();
    expect([versionOf(registry.getRegistryState().document), told]).toEqual(['1.1.0', 2]);
    const again = await open();
    expect([versionOf(again.getRegistryState().document), again.getRegistryState().settled]).toEqual(['1.1.0', false]);
  });

  test.each<[string, () => Response | Error]>([
    ['no network', () => new TypeError('no network')],
    ['an error', () => answer({ code: 'INTERNAL' }, { status: 500 })],
    ['something else', () => answer({ hello: 'world' })],
    ['a document without a signature', () => answer(documentOf('6.6.6'), { signature: null })],
    ['a document with the signature of another', () => answer(documentOf('6.6.6'), { signature: signatureOf('{}') })],
  ])('with %s, what it said last goes on serving, and nobody waits any longer', async (_what, bad) => {
    const registry = await open();
    response = [bad()];
    await registry.refreshRegistry();
    expect(registry.getRegistryState()).toEqual({ document: undefined, settled: true });
    response = [answer(documentOf('1.0.0')), bad()];
    await registry.refreshRegistry();
    await registry.refreshRegistry();
    expect(versionOf(registry.getRegistryState().document)).toBe('1.0.0');
    expect(versionOf((await open()).getRegistryState().document)).toBe('1.0.0');
  });

  test('is told which shell asks; what it returned to a page of another shell is not used', async () => {
    const showPage = (shell: string) => {
      document.head.querySelector('meta[name="depot-shell"]')?.remove();
      document.documentElement.innerHTML = withShellVersion(document.documentElement.outerHTML, shell);
    };
    showPage('1.0.0');
    const registry = await open();
    const requested = jest.spyOn(globalThis, 'fetch');
    response = [answer(documentOf('1.0.0'))];
    await registry.refreshRegistry();
    const [[, { headers } = {}] = []] = requested.mock.calls;
    expect(headers).toMatchObject({ 'x-depot-shell': '1.0.0' });
    expect(versionOf((await open()).getRegistryState().document)).toBe('1.0.0');
    showPage('2.0.0');
    expect(versionOf((await open()).getRegistryState().document)).toBeUndefined();
  });

  describe('with a counter', () => {
    /** A document of that version, signed with these facts. */
    const signed = (version: string, facts: Partial<SignedFacts>) => {
      const document = documentOf(version);
      return answer(document, { signature: signatureOf(JSON.stringify(document), facts) });
    };
    const shownAfter = async (...answers: Response[]) => {
      const registry = await open();
      response = answers;
      for (let left = answers.length; left > 0; left -= 1) await registry.refreshRegistry();
      return versionOf(registry.getRegistryState().document);
    };

    test('a document from before one that the device has seen is not believed, in this tab or the next', async () => {
      const newest = signed('1.0.0', { counter: 5 });
      expect(await shownAfter(newest, signed('6.6.6', { counter: 4 }), answer(documentOf('6.6.6')))).toBe('1.0.0');
      expect(await shownAfter(signed('6.6.6', { counter: 4 }))).toBe('1.0.0');
      expect(await shownAfter(signed('1.1.0', { counter: 5 }))).toBe('1.1.0');
    });

    test('age by the clock says nothing', async () => {
      expect(await shownAfter(signed('1.0.0', { counter: 5, time: 0 }))).toBe('1.0.0');
      expect(await shownAfter(signed('1.1.0', { counter: 6, time: Date.now() * 2 }))).toBe('1.1.0');
    });

    test('one for another reader is not believed; one for whoever asks is', async () => {
      expect(await shownAfter(signed('6.6.6', { counter: 1, audience: 'user 8' }))).toBeUndefined();
      expect(await shownAfter(signed('1.0.0', { counter: 1, audience: 'anyone' }))).toBe('1.0.0');
      localStorage.setItem('jwttoken', tokenOf({ id: 7 }));
      expect(await shownAfter(signed('1.1.0', { counter: 1, audience: 'user 7' }))).toBe('1.1.0');
    });

    test('what the device keeps is not believed where it was changed or put back', async () => {
      await shownAfter(signed('1.0.0', { counter: 5 }));
      const kept = { ...localStorage } as Record<string, string>;
      localStorage.setItem('depot-registry', JSON.stringify(documentOf('6.6.6')));
      expect((await open()).getRegistryState().document).toBeUndefined();
      await shownAfter(signed('1.1.0', { counter: 6 }));
      for (const key of ['depot-registry', 'depot-registry-signature']) localStorage.setItem(key, kept[key] ?? '');
      expect((await open()).getRegistryState().document).toBeUndefined();
    });
  });

  test('operations hear of a document that somebody else has signed, and of no other failure', async () => {
    const registry = await open();
    const { sendNow } = await import('../telemetry/queue.js');
    for (const bad of [answer({ hello: 'world' }), answer(documentOf('1.0.0'), { status: 500 })]) {
      response = [bad];
      await registry.refreshRegistry();
    }
    const toldNow = () => {
      told = []; // drops events that earlier tests recorded
      sendNow();
      return told;
    };
    expect(toldNow()).toEqual([]);
    response = [answer(documentOf('6.6.6'), { signature: signatureOf('{}') })];
    await registry.refreshRegistry();
    expect(toldNow()).toEqual(['integrityViolation']);
  });

  test('of a tab that is none of those that tell, or that runs unfinished work, operations hear nothing', async () => {
    const registry = await open();
    const { recordMetric, sendNow } = await import('../telemetry/queue.js');
    /** Tells whether the tab sends events with these extras in the registry. */
    const tells = async (extras: Partial<RegistryEntry['extras']>) => {
      response = [answer(documentOf('1.0.0', extras))];
      await registry.refreshRegistry();
      told = [];
      recordMetric({ remote: 'mf-orders', version: '1.0.0', figure: 'view' });
      sendNow();
      return told.includes('view');
    };
    expect(await tells({ telemetry: { sample: 0 } })).toBe(false);
    expect(await tells({ override: { origin: 'http://localhost:4201', until: Date.now() + 60_000 } })).toBe(false);
    expect(await tells({ telemetry: { sample: 1 } })).toBe(true);
    expect(await tells({})).toBe(true);
  });

  test('while it keeps silent, a device that knows one waits for 300 ms; its answer is for the next page', async () => {
    const before = await open();
    response = [answer(documentOf('1.0.0'))];
    await before.refreshRegistry();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const answerLate = silence();
    const registry = await open();
    const refreshed = registry.refreshRegistry();
    jest.advanceTimersByTime(299);
    expect(registry.getRegistryState().settled).toBe(false);
    jest.advanceTimersByTime(1);
    expect([versionOf(registry.getRegistryState().document), registry.getRegistryState().settled]).toEqual([
      '1.0.0',
      true,
    ]);
    answerLate(answer(documentOf('1.1.0')));
    await refreshed;
    expect(versionOf(registry.getRegistryState().document)).toBe('1.1.0');
  });

  test('a device that knows none waits for its answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const answerLate = silence();
    const registry = await open();
    const refreshed = registry.refreshRegistry();
    jest.advanceTimersByTime(300);
    expect(registry.getRegistryState()).toEqual({ document: undefined, settled: false });
    answerLate(answer(documentOf('1.0.0')));
    await refreshed;
    expect([versionOf(registry.getRegistryState().document), registry.getRegistryState().settled]).toEqual([
      '1.0.0',
      true,
    ]);
  });

  test('the answer that the page has asked for early is taken once, if it is a good one', async () => {
    const registry = await open();
    globalThis.depotEarlyRegistry = Promise.resolve(answer(documentOf('1.0.0')));
    await registry.refreshRegistry();
    expect([versionOf(registry.getRegistryState().document), asked.length]).toEqual(['1.0.0', 0]);
    response = [answer(documentOf('1.1.0'))];
    await registry.refreshRegistry();
    expect([versionOf(registry.getRegistryState().document), asked.length]).toEqual(['1.1.0', 1]);
    for (const early of [Promise.reject(new TypeError('no network')), Promise.resolve(answer({}, { status: 502 }))]) {
      globalThis.depotEarlyRegistry = early;
      early.catch(() => undefined);
      response = [answer(documentOf('1.2.0'))];
      await registry.refreshRegistry();
    }
    expect([versionOf(registry.getRegistryState().document), asked.length]).toEqual(['1.2.0', 3]);
  });

  test('whoever goes to another page asks anew, but not all the time', async () => {
    const registry = await open();
    response = [answer(documentOf('1.0.0')), answer(documentOf('1.1.0'))];
    /** Number of requests to the registry until this version is shown and stored. */
    const askedUntil = async (version: string) => {
      registry.refreshIfOld();
      while (versionOf(registry.getRegistryState().document) !== version) await setImmediate();
      return asked.length;
    };
    registry.refreshIfOld();
    expect(await askedUntil('1.0.0')).toBe(1);
    jest.setSystemTime(Date.now() + 10_000);
    expect(await askedUntil('1.0.0')).toBe(1);
    jest.setSystemTime(Date.now() + 1);
    expect(await askedUntil('1.1.0')).toBe(2);
  });

  test('what comes from a developer’s machine is not kept for a later visit', async () => {
    const registry = await open();
    const override = { origin: 'http://localhost:4201', until: Date.now() + 60_000 };
    const shell = { team: 't', commit: 'c', contractRange: '^1.0.0', navigation: [], routes: [] };
    response = [
      answer(documentOf('1.0.0', { override })),
      Response.json({ build: 'b7' }),
      Response.json({ ...shell, team: 'as it is built now' }),
    ];
    await registry.refreshRegistry();
    const [built] = registry.getRegistryState().document?.microFrontends['mf-orders'] ?? [];
    expect([built?.url, built?.extras.shell.team]).toEqual([
      'http://localhost:4201/b7/mf-manifest.json',
      'as it is built now',
    ]);
    expect((await open()).getRegistryState().document).toBeUndefined();
  });
});
