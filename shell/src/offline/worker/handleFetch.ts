import { remoteCache } from './caches.js';
import type { FetchEvent } from './scope.js';
import { findStoredPage, updateStoredPage } from './shellFiles.js';

/** Milliseconds after which the cached page replaces a late network response, and the other way round. */
const timeoutMs = 4_000;
/** Responses of the services are not cached here. */
const ofServices = /^\/(api|health|metrics)(\/|$)/;
const ofRemotes = /^\/remotes\//;
/** The sign-in page and everything behind it. Links from mails need the server anyway. */
const startsOffline = /^\/(login\/?|in(\/.*)?)?$/;

function limitTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer came.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Reading fails on a full or broken disk; the network is used then. */
const readable = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined);

/** Reads the cache within the timeout, because a browser with a broken cache may never respond. */
const soon = <T>(reading: Promise<T>): Promise<T | undefined> => readable(limitTime(timeoutMs, reading));

/** Network response; without one the cached one, however long it takes to read. */
async function fetchOr(reading: Promise<Response | undefined>, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (failure) {
    const late = await reading;
    if (late) return late;
    throw failure;
  }
}

/** True for a gateway's error, which means that the product is down. */
const isDown = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504;

/** Current page of the server; without a response the cached one. */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const fetchFromNetwork = async () => (await event.preloadResponse) ?? fetch(event.request);
  if (!startsOffline.test(pathname)) return fetchFromNetwork();
  const reading = readable(findStoredPage());
  const kept = await soon(reading);
  if (!kept) return fetchOr(reading, fetchFromNetwork);
  try {
    const response = await limitTime(timeoutMs, fetchFromNetwork());
    if (isDown(response)) return kept;
    if (pathname.startsWith('/in')) event.waitUntil(updateStoredPage(response.clone()));
    return response;
  } catch {
    return kept;
  }
}

/** Returns a file from the cache, else from the network. A file never changes under its name. */
async function respondWithFile(request: Request): Promise<Response> {
  const reading = readable(caches.match(request.url, { ignoreVary: true }));
  return (await soon(reading)) ?? fetchOr(reading, () => fetch(request));
}

/** A request past the browser's cache repairs a corrupt file, so its copy here is deleted, too. */
async function refetchPage(request: Request): Promise<Response> {
  await soon(caches.open(remoteCache).then((cache) => cache.delete(request.url)));
  return fetch(request);
}

/** Responds to requests for files that the application needs to start, and leaves all others to the network. */
export function handleFetch(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || ofServices.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (request.cache === 'reload') event.respondWith(refetchPage(request));
  else if (ofRemotes.test(pathname) || /\.[0-9a-f]{8,}\./.test(pathname)) event.respondWith(respondWithFile(request));
}
