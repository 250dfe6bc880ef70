import { createHash } from 'node:crypto';
import type { RegistryDocument } from '@depot/contracts/deployments';
import { answerInstead, type Fault } from './fault.js';
import { documentChanged } from './registryFaults.js';

const script = 'text/javascript';
const brokenAtLoad = 'Broken at load.';

/** The name of the remote's entry and the integrity values that the registry demands of its files. */
function entryOf(document: RegistryDocument, remote: string) {
  const integrity = document.microFrontends[remote]?.[0]?.extras.shell.integrity ?? {};
  const name = Object.keys(integrity).find((file) => file.startsWith('entry.'));
  if (!name) throw new Error(`The registry knows no entry of ${remote}.`);
  return { name, integrity };
}

/** A version released with a fault in it: the registry vouches for its bytes. The code in front runs as long as the tab has its mark. */
const releasedWith =
  (fault: string): Fault =>
  async (page, remote) => {
    let source = '';
    await page.addInitScript(() => sessionStorage.setItem('broken', 'yes'));
    await documentChanged(page, async (document) => {
      const { name, integrity } = entryOf(document, remote);
      const folder = document.microFrontends[remote]?.[0]?.url.replace(/[^/]+$/, '');
      const answer = await page.request.get(`${folder}${name}`);
      source = `if (sessionStorage.getItem('broken')) { ${fault} }\n${await answer.text()}`;
      integrity[name] = `sha384-${createHash('sha384').update(source).digest('base64')}`;
    });
    await page.route(`**/remotes/${remote}/*/entry.*.js`, (route) => route.fulfill({ contentType: script, body: source }));
    return () => page.evaluate(() => sessionStorage.removeItem('broken'));
  };

/** It throws when it is loaded. */
export const entryThrows = releasedWith(`throw new Error('${brokenAtLoad}');`);

/** It loads, draws, and throws with every click afterwards, and where nobody waits for it. */
export const throwsLater = releasedWith(
  `addEventListener('click', () => { throw new Error('${brokenAtLoad}'); }); Promise.reject(new Error('${brokenAtLoad}'));`,
);

/** One byte of its code arrives changed. It would still run: only its integrity tells. */
export const byteChanged: Fault = (page, remote) =>
  answerInstead(page, `**/remotes/${remote}/*/entry.*.js`, async (route) => {
    const source = await (await route.fetch()).text();
    await route.fulfill({ contentType: script, body: `${source} ` });
  });

/** An answer that no screen is written for: it throws while it draws. */
export const drawingThrows =
  (path: string): Fault =>
  (page) =>
    answerInstead(page, `**/api${path}`, (route) => route.fulfill({ json: { list: [null], totalPages: 1, total: 1 } }));
