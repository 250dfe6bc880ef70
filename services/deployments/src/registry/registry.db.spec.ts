import { randomBytes } from 'node:crypto';
import { type RegistryDocument, registrySignatureHeader } from '@depot/contracts/deployments';
import type { SessionFacts } from '@depot/contracts/identity';
import type { SignedFacts } from '@depot/contracts/registry-key';
import { runInContext } from '@depot/node-context';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { flattenedVerify, importJWK, type JWK } from 'jose';
import * as z from 'zod';
import { aVersion, deploymentsApp, publish, releasesOf } from '../testing/deployments-app.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { RegistryService } from './registry.service.js';
import { RegistryCounter } from './registry-counter.js';
import { readSigningKey } from './signing-key.js';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await deploymentsApp();
  tenant = await app.seedTenant();
  for (const [remote, version] of [
    ['mf-orders', '1.0.0'],
    ['mf-orders', '1.1.0'],
    ['mf-reports', '1.0.0'],
  ] as const)
    await publish(app, aVersion(remote, version));
});
afterAll(() => app.close());

/**
 * The document of the frontend-discovery project (draft v1-pre), as it describes it: every object but `extras` and
 * `deployment` is closed. The draft itself looks at the first version of a remote only; here every version counts.
 */
const entry = z.strictObject({
  url: z.string(),
  fallbackUrl: z.string().optional(),
  metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
  extras: z.looseObject({}).optional(),
  deployment: z.looseObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
});
const discovery = z.strictObject({ schema: z.string(), microFrontends: z.record(z.string(), z.array(entry)) });

test('everybody gets one version of each remote, in the shape of frontend-discovery', async () => {
  const { body } = await app.as(tenant.store).get<RegistryDocument>('/api/remotes?all=true');
  expect(discovery.safeParse(body).error?.issues).toBeUndefined();
  expect(Object.values(body.microFrontends).map((versions) => versions.length)).toEqual([1, 1]);
});

test('ADMIN gets all; the traffic of each remote sums to 100 with one default', async () => {
  const { body } = await app.as(tenant.admin).get<RegistryDocument>('/api/remotes?all=true');
  expect(discovery.safeParse(body).error?.issues).toBeUndefined();
  const { body: own } = await app.as(tenant.store).get<RegistryDocument>('/api/remotes');
  expect(Object.keys(body.microFrontends).sort()).toEqual(Object.keys(own.microFrontends).sort());
  for (const versions of Object.values(body.microFrontends)) {
    expect(versions.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 0), 0)).toBe(100);
    expect(versions.filter(({ deployment }) => deployment?.default)).toHaveLength(1);
    expect(new Set(versions.map((version) => JSON.stringify(version))).size).toBe(versions.length);
  }
});

test('ADMIN is told of a version that was withdrawn, until users get it again', async () => {
  await publish(app, aVersion('mf-ended', '1.0.0'));
  const endOf = async () => {
    const { body } = await app.as(tenant.admin).get<RegistryDocument>('/api/remotes?all=true');
    return body.microFrontends['mf-ended']?.map(({ deployment }) => deployment?.ended);
  };
  expect(await endOf()).toEqual([undefined]);
  await app.as(tenant.admin).delete('/api/remotes/releases?remote=mf-ended');
  expect(await endOf()).toEqual(['withdrawn']);
  await releasesOf(app).promote('mf-ended', '1.0.0', 'test');
  expect(await endOf()).toEqual([undefined]);
  await app.as(tenant.admin).delete('/api/remotes/releases?remote=mf-ended');
});

/** What each of 150 people gets of a remote. */
async function servedTo(remote: string): Promise<(string | undefined)[]> {
  const registry = app.app.get(RegistryService, { strict: false });
  const person = (id: number) => ({ sessionId: 'none', id, role: 'STORE', tenantId: 1 }) as SessionFacts;
  return Promise.all(
    Array.from({ length: 150 }, async (_, at) => {
      const { microFrontends } = await runInContext({ tenantId: 1 }, () => registry.getForReader(person(at + 1)));
      return microFrontends[remote]?.[0]?.metadata.version;
    }),
  );
}

/** From which version to which one people came. */
const moves = (before: readonly (string | undefined)[], after: readonly (string | undefined)[]) =>
  new Set(before.flatMap((version, at) => (version === after[at] ? [] : [`${version} → ${after[at]}`])));

test('a change of shares moves people from the default alone, also where another becomes it', async () => {
  for (const version of ['2.0.0', '2.1.0', '2.2.0']) await publish(app, aVersion('mf-usage', version));
  const split = async (...shares: [version: string, traffic: number][]) => {
    const rows = shares.map(([version, traffic], at) => ({ version, traffic, default: at === 0 }));
    const { status } = await app.as(tenant.admin).put('/api/remotes/traffic', { remote: 'mf-usage', split: rows });
    expect(status).toBe(200);
    return servedTo('mf-usage');
  };
  const first = await split(['2.0.0', 70], ['2.1.0', 10], ['2.2.0', 20]);
  const raised = await split(['2.0.0', 30], ['2.1.0', 50], ['2.2.0', 20]);
  expect(moves(first, raised)).toEqual(new Set(['2.0.0 → 2.1.0']));
  const turned = await split(['2.1.0', 70], ['2.0.0', 10], ['2.2.0', 20]);
  expect(moves(raised, turned)).toEqual(new Set(['2.0.0 → 2.1.0']));
  await app.as(tenant.admin).delete('/api/remotes/releases?remote=mf-usage');
});

describe('a split', () => {
  const split = (...shares: [version: string, traffic: number][]) => {
    const rows = shares.map(([version, traffic], at) => ({ version, traffic, default: at === 0 }));
    return app.as(tenant.admin).put<{ code?: string }>('/api/remotes/traffic', { remote: 'mf-shares', split: rows });
  };
  beforeAll(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(app, aVersion('mf-shares', version));
  });
  afterAll(() => app.as(tenant.admin).delete('/api/remotes/releases?remote=mf-shares'));

  test.each([
    [
      'names a version once',
      [
        ['1.0.0', 50],
        ['1.0.0', 50],
      ],
    ],
    [
      'has no smaller part than a hundredth of a per cent',
      [
        ['1.0.0', 33.334],
        ['1.1.0', 33.333],
        ['1.2.0', 33.333],
      ],
    ],
  ] as [string, [string, number][]][])('%s', async (_what, shares) => {
    const { status, body } = await split(...shares);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  test('gives a version with a share of nothing to nobody: it holds nothing up', async () => {
    expect((await split(['1.0.0', 100], ['1.1.0', 0])).status).toBe(200);
    const live = await app.app.get(ReleaseRepository, { strict: false }).listLive();
    expect(live.filter(({ remote }) => remote === 'mf-shares').map(({ version }) => version)).toEqual(['1.0.0']);
  });
});

const keysOf = async (of: TestApp) => (await of.anonymous().get<{ keys: JWK[] }>('/api/remotes/keys')).body.keys;

const verified = async (text: Buffer | string, signature: string) => {
  const [first = {}] = await keysOf(app);
  const key = await importJWK(first, 'ES256');
  const [header = '', , value = ''] = signature.split('.');
  return flattenedVerify({ protected: header, payload: Buffer.from(text), signature: value }, key);
};

test('the answer is signed as it stands; one changed byte shows', async () => {
  const { bytes, headers } = await app.as(tenant.manager).get('/api/remotes');
  const signature = headers[registrySignatureHeader] ?? '';
  const [first] = await keysOf(app);
  expect((await verified(bytes, signature)).protectedHeader).toMatchObject({
    alg: 'ES256',
    b64: false,
    kid: first?.kid,
  });
  await expect(verified(bytes.toString().replace('1.0.0', '1.0.1'), signature)).rejects.toThrow(
    'signature verification failed',
  );
});

test('a browser that has the document is answered 304, signed afresh, until a version is released', async () => {
  const first = await app.as(tenant.store).get('/api/remotes');
  const known = { 'if-none-match': String(first.headers.etag) };
  const again = await app.as(tenant.store).get('/api/remotes', known);
  expect([again.status, again.bytes.length, again.headers['cache-control']]).toEqual([304, 0, 'private, no-cache']);
  await verified(first.bytes, again.headers[registrySignatureHeader] ?? '');
  await publish(app, aVersion('mf-admin', '1.0.0'));
  expect((await app.as(tenant.store).get('/api/remotes', known)).status).toBe(200);
});

test('the key follows the secret: the same in every process, another for another product', () => {
  const one = readSigningKey('a secret');
  expect(readSigningKey('a secret').publicKey).toEqual(one.publicKey);
  expect(readSigningKey('another').publicKey).not.toEqual(one.publicKey);
});

test('the key changes under pages that are open: each side is told the other before it signs', async () => {
  const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const kidOf = async (of: TestApp) => {
    const { headers } = await of.anonymous().get('/api/remotes');
    const [header = ''] = (headers[registrySignatureHeader] ?? '').split('.');
    return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;
  };
  const before = await deploymentsApp({ REGISTRY_SECRETS: `${old},${next}` });
  const after = await deploymentsApp({ REGISTRY_SECRETS: `${next},${old}` });
  try {
    const kids = (await keysOf(before)).map(({ kid }) => kid);
    expect((await keysOf(after)).map(({ kid }) => kid)).toEqual(kids.toReversed());
    expect([await kidOf(before), await kidOf(after)]).toEqual(kids);
  } finally {
    await Promise.all([before.close(), after.close()]);
  }
});

describe('the counter of the document', () => {
  const headerIn = (headers: Record<string, unknown>) => {
    const [header = ''] = String(headers[registrySignatureHeader]).split('.');
    return JSON.parse(Buffer.from(header, 'base64url').toString()) as SignedFacts;
  };
  const counted = async () => headerIn((await app.as(tenant.manager).get('/api/remotes')).headers).counter;

  test('stands still while nothing changes, and rises with each change of who gets what', async () => {
    const before = await counted();
    expect(await counted()).toBe(before);
    await app.as(tenant.admin).delete('/api/remotes/releases?remote=mf-admin');
    const withdrawn = await counted();
    expect(withdrawn).toBeGreaterThan(before);
    const split = [{ version: '1.0.0', traffic: 100, default: true }];
    await app.as(tenant.admin).put('/api/remotes/traffic', { remote: 'mf-admin', split });
    expect(await counted()).toBeGreaterThan(withdrawn);
  });

  test('rises above those of before where a backup has taken their place, in processes that run and that start', async () => {
    const before = await counted();
    const restore = () => app.database.dataSource.query('UPDATE release_gate SET counter = 17');
    await restore();
    expect(await counted()).toBeGreaterThan(before);
    await restore();
    await app.app.get(RegistryCounter, { strict: false }).onApplicationBootstrap();
    expect(await counted()).toBeGreaterThan(before);
  });

  test('is one more than stored where the clock is behind', async () => {
    const ahead = Date.now() + 3_600_000;
    await app.database.dataSource.query('UPDATE release_gate SET counter = ?', [ahead]);
    await app.app.get(ReleaseRepository, { strict: false }).raiseCounter();
    expect(await counted()).toBe(ahead + 1);
  });

  test('stands beside the time, and for whom the document is', async () => {
    const own = headerIn((await app.as(tenant.manager).get('/api/remotes')).headers);
    expect(own).toMatchObject({ time: expect.any(Number), audience: `user ${tenant.manager.id}` });
    expect(headerIn((await app.anonymous().get('/api/remotes')).headers).audience).toBe('anyone');
  });
});
