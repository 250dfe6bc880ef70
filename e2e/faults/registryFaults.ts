import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type RegistryDocument, registrySignatureHeader } from '@depot/contracts/deployments';
import { type RegistryKey, registryKeyId, withRegistryKeys } from '@depot/contracts/registry-key';
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

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The header of a signature with the name of another key. */
function renamed(header: string, kid: string): string {
  const facts = JSON.parse(Buffer.from(header, 'base64url').toString()) as object;
  return Buffer.from(JSON.stringify({ ...facts, kid })).toString('base64url');
}

/**
 * What the registry answers arrives changed and signed with this key; where no name is given for it, it claims to be
 * the product's.
 */
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
 * Whoever answers in the place of the whole API signs as they like and offers a key of their own; the page is still the product's
 * own.
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

/** The registry itself answers something else: it is signed, and the next page brings the key. */
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
