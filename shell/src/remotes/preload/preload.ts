/**
 * A few hundred bytes that run before the shell's own script has loaded. They install the page's policy, and prefetch
 * the files of the first page for a signed-in user.
 */
import { tokenStorageKey } from '@depot/contracts/session';
import { readText } from '@depot/storage/text';
import { fetchAhead } from './fetchAhead.js';
import { applyPagePolicy } from './pagePolicy.js';

applyPagePolicy();

if (readText(tokenStorageKey) && location.pathname.startsWith('/in'))
  fetchAhead(document.currentScript?.dataset.parts?.split(' ') ?? []);
