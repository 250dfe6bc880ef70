/**
 * A few hundred bytes that run before the shell's own script has arrived. For somebody who is signed in and opens a page
 * of the application, they ask the registry, and fetch what the page is going to need if nothing has been released since.
 */
import { tokenStorageKey } from '@depot/contracts/session';
import { lastGoodDocument, patience } from '../registry/storage.js';
import { firstFiles, type FirstFile } from './firstFiles.js';

declare global {
  /** The registry's answer that is under way, for the shell to take over. */
  var depotEarlyRegistry: Promise<Response> | undefined;
}

function preload({ url, kind, integrity }: FirstFile): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}

function preloadPart(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.href = url;
  document.head.append(link);
}

const token = localStorage.getItem(tokenStorageKey);
if (token && location.pathname.startsWith('/in')) {
  const headers = { Authorization: `Bearer ${token}` };
  globalThis.depotEarlyRegistry = fetch('/api/remotes', { headers, signal: AbortSignal.timeout(patience) });
  globalThis.depotEarlyRegistry.catch(() => undefined); // the shell hears of it and asks again
  const parts = document.currentScript?.dataset.parts?.split(' ') ?? [];
  parts.forEach(preloadPart);
  firstFiles(lastGoodDocument(), location.pathname.slice('/in/'.length)).forEach(preload);
}
