/**
 * Service worker that lets the application start offline. Files never change under their names, so cached files are
 * never outdated; the server decides on the version of the page whenever it responds.
 */
import { handleFetch } from './handleFetch.js';
import { scope } from './scope.js';
import { deleteOldShells, storeShell } from './shellFiles.js';

// Open pages continue with the cached files of their own build, so an update can take over immediately.
scope.addEventListener('install', (event) => event.waitUntil(storeShell().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([deleteOldShells(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
);
scope.addEventListener('fetch', handleFetch);
