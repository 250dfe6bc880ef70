/**
 * A few hundred bytes that run before the shell's own script has arrived. They keep to the page's policy; for somebody
 * who is signed in and opens a page of the application, they fetch what it is going to need.
 */
import { tokenStorageKey } from '@depot/contracts/session';
import { readText } from '@depot/storage/text';
import { fetchAhead } from './fetchAhead.js';
import { obeyPagePolicy } from './pagePolicy.js';

obeyPagePolicy();

if (readText(tokenStorageKey) && location.pathname.startsWith('/in'))
  fetchAhead(document.currentScript?.dataset.parts?.split(' ') ?? []);
