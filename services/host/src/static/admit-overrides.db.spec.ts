import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@depot/contracts/deployments';
import { OperationsModule } from '@depot/node-http';
import { type TestApp, testApp, type TestTenant } from '@depot/node-testing';
import {
  deploymentsMigrations,
  DeploymentsModule,
  LiveShell,
  PageOrigins,
  RegistrySigner,
  ReleaseService,
} from '@depot/service-deployments';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerOverrides } from './admit-overrides.js';
import { serveWeb } from './serve-web.js';

const origin = 'http://localhost:4201';

let app: TestApp;
let tenant: TestTenant;
let shell: string;
beforeAll(async () => {
  shell = await mkdtemp(join(tmpdir(), 'depot-shell-'));
  await writeFile(join(shell, 'index.html'), '<!doctype html>');
  const facts = { contract: contractVersion, port: '1.0.0', shared: {} };
  await writeFile(join(shell, 'shell.json'), JSON.stringify(facts));
  app = await testApp({
    modules: [DeploymentsModule, OperationsModule.register([])],
    migrations: [deploymentsMigrations],
    env: { DEV_ORIGINS: 'http://localhost:*', SHELL_FOLDER: shell },
    extend: (server, nest) => {
      registerOverrides(server, nest.get(PageOrigins, { strict: false }));
      const { publicKeys: registryKeys } = nest.get(RegistrySigner, { strict: false });
      serveWeb(server, { shell: nest.get(LiveShell, { strict: false }), registryKeys });
    },
  });
  tenant = await app.seedTenant();
  const named = { remote: 'mf-orders', version: '1.0.0' };
  const extras = { team: 't', commit: 'c', contractRange: `^${contractVersion}`, navigation: [], routes: [] };
  const releases = app.app.get(ReleaseService, { strict: false });
  const release = { ...named, url: '/x/mf-manifest.json', integrity: '', extras };
  await releases.publish({ release, files: new Map() }, 'test');
  await releases.promote('mf-orders', '1.0.0', 'test');
});
afterAll(async () => {
  await app.close();
  await rm(shell, { recursive: true });
});

const page = (cookie?: string) => app.anonymous().get('/in/order', cookie ? { cookie } : {});
/** Removes the values that differ on every request. */
const policyIn = ({ headers }: Awaited<ReturnType<typeof page>>) =>
  String(headers['content-security-policy']).replace(/'nonce-[^']+'/, 'nonce');
const policyOf = async (cookie?: string) => policyIn(await page(cookie));

test('what cannot be routed is refused without telling of the inside', async () => {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  socket.write('GET * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(said).toMatch(/^HTTP\/1.1 40[04] /);
  expect(said).not.toContain('undefined');
});

test('only the page of whoever overrides a remote may load from there, and only as long as he does', async () => {
  const admin = app.as(tenant.admin);
  const { headers } = await admin.post('/api/remotes/override', { remote: 'mf-orders', origin });
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  expect(cookie).toMatch(/^depot-override=/);
  expect(headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Lax/);

  const strict = await policyOf();
  const own = await page(cookie);
  const wide = policyIn(own);
  expect(wide).toContain(`script-src 'self' 'wasm-unsafe-eval' ${origin};`);
  expect(wide).toContain(`connect-src 'self' ${origin};`);
  expect(wide.replaceAll(` ${origin}`, '')).toBe(strict);
  expect(own.headers['cache-control']).toBe('no-store');

  for (const forged of [`${cookie}x`, 'depot-override=a.b', 'depot-override='])
    expect(await policyOf(forged)).toBe(strict);

  app.memory?.change(tenant.tenantId, { suspended: true });
  expect(await policyOf(cookie)).toBe(strict);
  app.memory?.change(tenant.tenantId, { suspended: false });
  await admin.delete('/api/remotes/override?remote=mf-orders');
  expect(await policyOf(cookie)).toBe(strict);
});
