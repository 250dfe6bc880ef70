/**
 * The service worker: lets the application start without a network. Its files never change under their names, so what
 * is kept is never older than what the page asks for; which page that is, the server says whenever it answers.
 */
import { respond } from './respond.js';
import { scope } from './scope.js';
import { forgetOldShells, keepShell } from './shellFiles.js';

// Open pages go on with the files of their own build, which stay: taking over at once takes nothing from them.
scope.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([forgetOldShells(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
);
scope.addEventListener('fetch', respond);
