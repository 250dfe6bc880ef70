import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { loadMailSignature } from './mail-signature.js';

const folder = mkdtempSync(join(tmpdir(), 'depot-dkim-'));
afterAll(() => rmSync(folder, { recursive: true }));

function keyFile(name: string, pem: string): string {
  const file = join(folder, name);
  writeFileSync(file, pem);
  return file;
}
const pem = { type: 'pkcs8', format: 'pem' } as const;
const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export(pem).toString();
const good = keyFile('good.pem', rsa(2048));
const well = {
  MAIL_FROM: 'Depot <no-reply@mail.depot.example>',
  DKIM_KEY_FILE: good,
  DKIM_SELECTOR: 'depot2026',
  DKIM_DOMAIN: undefined,
};

test('mails are signed for the domain that they come from, or for one that it lies in', () => {
  expect(loadMailSignature(well)).toMatchObject({ domainName: 'mail.depot.example', keySelector: 'depot2026' });
  expect(loadMailSignature({ ...well, DKIM_DOMAIN: 'depot.example' })?.domainName).toBe('depot.example');
});

test('nothing is signed where nothing is said', () => {
  const nothing = { DKIM_KEY_FILE: undefined, DKIM_SELECTOR: undefined, DKIM_DOMAIN: undefined };
  expect(loadMailSignature({ ...well, ...nothing })).toBeUndefined();
});

test.each([
  ['a key without its selector', { DKIM_SELECTOR: undefined }, 'belong together'],
  ['a selector without its key', { DKIM_KEY_FILE: undefined }, 'belong together'],
  ['a domain by itself', { DKIM_KEY_FILE: undefined, DKIM_SELECTOR: undefined, DKIM_DOMAIN: 'x.test' }, 'together'],
  ['the domain of somebody else', { DKIM_DOMAIN: 'other.example' }, 'DKIM_DOMAIN must be the domain of MAIL_FROM'],
  ['a domain that ends alike', { DKIM_DOMAIN: 'pot.example' }, 'DKIM_DOMAIN must be the domain of MAIL_FROM'],
  ['a file that is not there', { DKIM_KEY_FILE: join(folder, 'none') }, 'cannot be read'],
  ['a file that is no key', { DKIM_KEY_FILE: keyFile('text.pem', 'hello') }, 'must be a private key'],
  ['a short key', { DKIM_KEY_FILE: keyFile('short.pem', rsa(512)) }, 'at least 1024 bits, not 512'],
  [
    'a key of another kind',
    { DKIM_KEY_FILE: keyFile('ed.pem', generateKeyPairSync('ed25519').privateKey.export(pem).toString()) },
    'must be an RSA key, not ed25519',
  ],
])('%s is refused in words', (_what, wrong, words) => {
  expect(() => loadMailSignature({ ...well, ...wrong })).toThrow(words);
});
