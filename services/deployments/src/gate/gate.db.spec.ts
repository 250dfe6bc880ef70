import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contractVersion, type RemoteVersion, type ShellFacts } from '@depot/contracts/deployments';
import type { TestApp } from '@depot/node-testing';
import { aVersion, deploymentsApp, releasesOf } from '../testing/deployments-app.js';

const shell: ShellFacts = { contract: contractVersion, port: '1.2.0', shared: { react: '19.3.1', '@depot/ui': '1.0.0' } };

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-shell-'));
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell));
  app = await deploymentsApp({ SHELL_FOLDER: folder });
  await releasesOf(app).publish(aVersion('mf-orders', '1.0.0'), 'test');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const needing = (extras: Partial<RemoteVersion['extras']>): RemoteVersion => {
  const version = aVersion('mf-reports', '2.0.0');
  return { ...version, extras: { ...version.extras, ...extras } };
};

test.each<[string, Partial<RemoteVersion['extras']>, string]>([
  ['other contracts', { contractRange: '^2.0.0' }, `was built for contracts ^2.0.0; the product has ${contractVersion}`],
  ['a newer port', { portRange: '^1.3.0' }, 'needs the port ^1.3.0; the shell has 1.2.0'],
  ['a newer React', { shared: { react: '^20.0.0' } }, 'needs react ^20.0.0; the shell shares 19.3.1'],
  ['an older React', { shared: { react: '^18.0.0' } }, 'needs react ^18.0.0; the shell shares 19.3.1'],
  ['what nobody shares', { shared: { '@depot/live': '^1.0.0' } }, 'needs @depot/live, which the shell does not share'],
  [
    'a route of another remote',
    { routes: aVersion('mf-orders', '1.0.0').extras.routes },
    'The route orders/list belongs to mf-orders already',
  ],
])('a version that needs %s is refused when it is published, in words', async (_what, extras, reason) => {
  await expect(releasesOf(app).publish(needing(extras), 'test')).rejects.toThrow(reason);
});

test('other content under a used version is refused; the same again is fine', async () => {
  const again = aVersion('mf-orders', '1.0.0');
  expect(await releasesOf(app).publish(again, 'test')).toBe(false);
  const other = aVersion('mf-orders', '1.0.1').integrity;
  await expect(releasesOf(app).publish({ ...again, integrity: other }, 'test')).rejects.toThrow('Versions never change');
});

test('a version that goes with the shell is published', async () => {
  const fitting = needing({ portRange: '^1.2.0', shared: { react: '^19.3.1', '@depot/ui': '^1.0.0' } });
  expect(await releasesOf(app).publish(fitting, 'test')).toBe(true);
});
