import { generateKeyPairSync, sign } from 'node:crypto';
import { registrySignatureHeader, type RegistryDocument } from '@depot/contracts/deployments';
import type { Page } from '@playwright/test';
import type { Repair } from './fault.js';

type Change = (document: RegistryDocument) => void | Promise<void>;

/** What the registry answers arrives changed, with the signature of what it was. */
export async function documentForged(page: Page, change: Change): Promise<Repair> {
  await page.route('**/api/remotes', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as RegistryDocument;
    await change(document);
    await route.fulfill({ response: answer, json: document });
  });
  return () => page.unroute('**/api/remotes');
}

/** The registry itself answers something else: it is signed, and the page knows the key. */
export async function documentChanged(page: Page, change: Change): Promise<Repair> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', b64: false, crit: ['b64'] })).toString('base64url');
  await page.route('**/api/remotes/key', (route) => route.fulfill({ json: publicKey.export({ format: 'jwk' }) }));
  await page.route('**/api/remotes', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as RegistryDocument;
    await change(document);
    const body = JSON.stringify(document);
    const value = sign('sha256', Buffer.from(`${header}.${body}`), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
    const headers = { ...answer.headers(), [registrySignatureHeader]: `${header}..${value}` };
    await route.fulfill({ status: answer.status(), headers, body });
  });
  return async () => {
    await page.unroute('**/api/remotes');
    await page.unroute('**/api/remotes/key');
  };
}
