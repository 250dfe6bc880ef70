import { ownerOf } from '../federation/integrity.js';
import { type Owner, shell } from './views.js';

const addresses = /https?:\/\/[^\s)]+/g;

/** Whose code threw: the remote whose file is the first of one in the trace, else the shell. */
export function attributeError(error: unknown, file = ''): Owner {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  for (const [address] of `${file} ${trace}`.matchAll(addresses)) {
    const owner = ownerOf(address);
    if (owner) return { remote: owner.remote, version: owner.version };
  }
  return shell;
}
