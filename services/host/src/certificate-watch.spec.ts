import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { CertificateWatch } from './certificate-watch.js';

/** Of the system. */
const program = 'openssl';
const withOpenssl = spawnSync(program, ['version']).status === 0 ? test : test.skip;

/** Epoch seconds of the end that is told, without one undefined. */
async function endToldOf(url: string): Promise<number | undefined> {
  const registry = new Registry();
  const watch = new CertificateWatch(new URL(url), registry);
  await watch.checkCertificate();
  const [, end] = /^certificate_end_timestamp_seconds\{host="[^"]+"\} (\d+)$/m.exec(await registry.metrics()) ?? [];
  return end === undefined ? undefined : Number(end);
}

withOpenssl('the end of the certificate at the public address is told, whoever has signed it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'depot-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = 'req -x509 -newkey rsa:2048 -nodes -days 3 -subj /CN=localhost';
  spawnSync(program, [...made.split(' '), '-keyout', key, '-out', cert]);
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const days = ((await endToldOf(`https://localhost:${port}`)) ?? 0) / 86_400 - Date.now() / 86_400_000;
    expect(Math.round(days)).toBe(3);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
  await expect(endToldOf(`https://localhost:${port}`)).rejects.toThrow('ECONNREFUSED');
});

test('an address without TLS has none', async () => {
  expect(await endToldOf('http://localhost:1')).toBeUndefined();
});
