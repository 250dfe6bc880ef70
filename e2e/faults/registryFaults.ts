import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type RegistryDocument, registrySignatureHeader } from '@depot/contracts/deployments';
import { type RegistryKey, registryKeyId, withRegistryKeys } from '@depot/contracts/registry-key';
import type { Page } from '@playwright/test';
import type { Repair } from './fault.js';

type Change = (document: RegistryDocument) => void | Promise<void>;

/** Changes the registry's response but keeps the original signature. */
export async function documentForged(page: Page, change: Change): Promise<Repair> {
  await page.route('**/api/remotes', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as RegistryDocument;
    await change(document);
    await route.fulfill({ response: answer, json: document });
  });
  return () => page.unroute('**/api/remotes');
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The header of a signature with the name of another key. */
function renamed(header: string, kid: string): string {
  const facts = JSON.parse(Buffer.from(header, 'base64url').toString()) as object;
  return Buffer.from(JSON.stringify({ ...facts, kid })).toString('base64url');
}

/** Changes the registry's response and signs it with this key; without a `kid` it uses the product's key id. */
async function documentSigned(page: Page, change: Change, key: KeyObject, kid?: string): Promise<Repair> {
  await page.route('**/api/remotes', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as RegistryDocument;
    await change(document);
    const body = JSON.stringify(document);
    const [claimed = ''] = (answer.headers()[registrySignatureHeader] ?? '').split('.');
    const header = kid === undefined ? claimed : renamed(claimed, kid);
    const value = sign('sha256', Buffer.from(`${header}.${body}`), { key, dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    );
    const headers = { ...answer.headers(), [registrySignatureHeader]: `${header}..${value}` };
    await route.fulfill({ status: answer.status(), headers, body });
  });
  return () => page.unroute('**/api/remotes');
}

/**
 * Attacker in place of the whole API, who signs with their own key and offers it; the page itself is still the
 * product's.
 */
export async function documentOfAnother(page: Page, change: Change): Promise<Repair> {
  const { privateKey, publicKey } = newKeys();
  await page.route('**/api/remotes/keys', (route) =>
    route.fulfill({ json: { keys: [publicKey.export({ format: 'jwk' })] } }),
  );
  const repair = await documentSigned(page, change, privateKey);
  return async () => {
    await repair();
    await page.unroute('**/api/remotes/keys');
  };
}

/** Changes the registry's response with a valid signature, whose key the next page contains. */
export async function documentChanged(page: Page, change: Change): Promise<Repair> {
  const { privateKey, publicKey } = newKeys();
  const key = publicKey.export({ format: 'jwk' }) as unknown as RegistryKey;
  await page.route('**/in/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: withRegistryKeys(await answer.text(), [key]) });
  });
  const repair = await documentSigned(page, change, privateKey, registryKeyId(key));
  return async () => {
    await repair();
    await page.unroute('**/in/**');
  };
}
