import { createHash } from 'node:crypto';
import type { RegistryDocument } from '@depot/contracts/deployments';
import type { Page } from '@playwright/test';
import { answerInstead, type Fault } from './fault.js';

const script = 'text/javascript';
export const brokenAtLoad = 'Broken at load.';

/** The name of the remote's entry and the integrity values that the registry demands of its files. */
function entryOf(document: RegistryDocument, remote: string) {
  const integrity = document.microFrontends[remote]?.[0]?.extras.shell.integrity ?? {};
  const name = Object.keys(integrity).find((file) => file.startsWith('entry.'));
  if (!name) throw new Error(`The registry knows no entry of ${remote}.`);
  return { name, integrity };
}

async function brokenSource(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url);
  return `if (sessionStorage.getItem('broken')) throw new Error('${brokenAtLoad}');\n${await answer.text()}`;
}

/** A version released with the fault in it: the registry vouches for its bytes. It throws until the tab's mark is gone. */
export const entryThrows: Fault = async (page, remote) => {
  let source = '';
  await page.addInitScript(() => sessionStorage.setItem('broken', 'yes'));
  await page.route('**/api/remotes', async (route) => {
    const answer = await route.fetch();
    const document = (await answer.json()) as RegistryDocument;
    const { name, integrity } = entryOf(document, remote);
    const folder = document.microFrontends[remote]?.[0]?.url.replace(/[^/]+$/, '');
    source = await brokenSource(page, `${folder}${name}`);
    integrity[name] = `sha384-${createHash('sha384').update(source).digest('base64')}`;
    await route.fulfill({ response: answer, json: document });
  });
  await page.route(`**/remotes/${remote}/*/entry.*.js`, (route) => route.fulfill({ contentType: script, body: source }));
  return () => page.evaluate(() => sessionStorage.removeItem('broken'));
};

/** One byte of a screen's code arrives changed. It would still run: only its integrity tells. */
export const byteChanged =
  (screen: string): Fault =>
  (page, remote) =>
    answerInstead(page, `**/remotes/${remote}/*/src_screens_${screen}_*.js`, async (route) => {
      const source = await (await route.fetch()).text();
      const changed = source.replace('use strict', 'use Strict');
      if (changed === source) throw new Error(`Nothing to change in ${route.request().url()}.`);
      await route.fulfill({ contentType: script, body: changed });
    });

/** An answer that no screen is written for: it throws while it draws. */
export const drawingThrows =
  (path: string): Fault =>
  (page) =>
    answerInstead(page, `**/api${path}`, (route) => route.fulfill({ json: { list: [null] } }));
