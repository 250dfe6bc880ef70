import { remoteCache } from './caches.js';
import type { FetchEvent } from './scope.js';
import { keptPage, renewPage } from './shellFiles.js';

/** Milliseconds after which a page that does not come is taken from what is kept, and the other way round. */
const timeoutMs = 4_000;
/** What the services answer is theirs: nothing of it is kept here. */
const ofServices = /^\/(api|health|metrics)(\/|$)/;
const ofRemotes = /^\/remotes\//;
/** The sign-in page and everything behind it. Links from mails need the server anyway. */
const startsOffline = /^\/(login\/?|in(\/.*)?)?$/;

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer came.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Caches on a full or broken disk refuse to be read: nothing is kept then, and the network is asked. */
const readable = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined);

/** What can be read in time. A browser whose caches are broken may never answer. */
const soon = <T>(reading: Promise<T>): Promise<T | undefined> => readable(within(timeoutMs, reading));

/** What the network says; without one what is kept, however long it takes to read that. */
async function networkOr(reading: Promise<Response | undefined>, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (failure) {
    const late = await reading;
    if (late) return late;
    throw failure;
  }
}

/** A gateway speaks where the product does not answer. */
const isDown = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504;

/** The page as the server has it now; without an answer the one that is kept. */
async function page(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const ask = async () => (await event.preloadResponse) ?? fetch(event.request);
  if (!startsOffline.test(pathname)) return ask();
  const reading = readable(keptPage());
  const kept = await soon(reading);
  if (!kept) return networkOr(reading, ask);
  try {
    const response = await within(timeoutMs, ask());
    if (isDown(response)) return kept;
    if (pathname.startsWith('/in')) event.waitUntil(renewPage(response.clone()));
    return response;
  } catch {
    return kept;
  }
}

/** A file, which is what its name says: as it is kept, else as the network has it. */
async function file(request: Request): Promise<Response> {
  const reading = readable(caches.match(request.url, { ignoreVary: true }));
  return (await soon(reading)) ?? networkOr(reading, () => fetch(request));
}

/** A file asked for past the browser's cache stood there wrong: what is kept of it goes as well. */
async function anew(request: Request): Promise<Response> {
  await soon(caches.open(remoteCache).then((cache) => cache.delete(request.url)));
  return fetch(request);
}

/** Returns what the application needs to start, and leaves everything else to the network. */
export function respond(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || ofServices.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (request.cache === 'reload') event.respondWith(anew(request));
  else if (ofRemotes.test(pathname) || /\.[0-9a-f]{8,}\./.test(pathname)) event.respondWith(file(request));
}
