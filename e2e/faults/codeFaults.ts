import { answerInstead, type Fault, type Repair } from './fault.js';
import type { Releases } from './releases.js';

/** Releases a version that has a fault. */
export type ReleaseFault = (releases: Releases) => Promise<Repair>;

const script = 'text/javascript';
export const brokenAtLoad = 'Broken at load.';

/** The registry vouches for its bytes. The code in front runs as long as the tab has its mark. */
const releasedWith =
  (fault: string): ReleaseFault =>
  async (releases) => {
    const { page } = releases;
    const { name, source } = await releases.entry();
    await page.evaluate(() => sessionStorage.setItem('broken', 'yes'));
    releases.next({ [name]: `if (sessionStorage.getItem('broken')) { ${fault} }\n${source}` });
    return () => page.evaluate(() => sessionStorage.removeItem('broken'));
  };

/** It throws when it is loaded. */
export const entryThrows = releasedWith(`throw new Error('${brokenAtLoad}');`);

/** Loads and renders, then throws on every click and rejects a promise that is not awaited. */
export const throwsLater = releasedWith(
  `addEventListener('click', () => { throw new Error('${brokenAtLoad}'); });` +
    `Promise.reject(new Error('${brokenAtLoad}'));`,
);

/** Changes one byte of the code in transit. It would still run: only its integrity reveals the change. */
export const byteChanged: ReleaseFault = async (releases) => {
  const { name, source } = await releases.entry();
  releases.next();
  return answerInstead(releases.page, `**/remotes/${releases.remote}/*/${name}`, (route) =>
    route.fulfill({ contentType: script, body: `${source} ` }),
  );
};

/** Version with intact files whose manifest fails. */
export const releasedAnd =
  (fault: Fault): ReleaseFault =>
  (releases) => {
    releases.next();
    return fault(releases.page, releases.remote);
  };

/** Response that no screen expects, so that rendering it throws. */
export const drawingThrows =
  (path: string): Fault =>
  (page) =>
    answerInstead(page, `**/api${path}`, (route) => route.fulfill({ json: { list: [null], totalPages: 1, total: 1 } }));
