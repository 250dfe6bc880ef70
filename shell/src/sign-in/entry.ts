/**
 * The sign-in page as a script of its own. It draws the page, fetches the shell while the person types, and lets it
 * start; the shell waits for `depotSignIn.done` before it draws anything.
 */
import '../look/styles/base.css';
import type { Language } from '@depot/contracts/errors';
import { chosenLanguage, languageTags, storedLanguage } from '@depot/i18n/language';
import { SessionStore } from '@depot/session/session-store';
import { storedTheme } from '@depot/ui/look';
import { fetchAhead } from '../remotes/preload/fetchAhead.js';
import { applyPagePolicy } from '../remotes/preload/pagePolicy.js';
import { fetchRest, loadShell } from './fetchShell.js';
import type { HandedOver } from './handOver.js';
import { applyLook } from './look.js';
import { drawSignIn } from './page.js';

const { parts, shell } = document.currentScript?.dataset ?? {};
const files = { shell: shell?.split(' ') ?? [], parts: parts?.split(' ') ?? [] };
const session = new SessionStore();

/** Skips this page for a user with a session. */
function openShell(): void {
  history.replaceState(null, '', '/in/order');
  loadShell(files.shell);
  fetchAhead(files.parts);
}

function applyLanguage(language: Language): void {
  document.documentElement.lang = languageTags[language];
}

/** Draws the page; returns how to take it away. */
function draw(root: HTMLElement, onToken: (signedIn: HandedOver) => void): () => void {
  const look = applyLook();
  applyLanguage(storedLanguage());
  const erase = drawSignIn(root, {
    wasRefused: false,
    onToken: (token, username) => onToken({ token, username }),
    open: (path) => location.assign(path),
    chooseLanguage: (language) => {
      chosenLanguage.set(language);
      applyLanguage(language);
    },
    chooseTheme: (choice) => {
      storedTheme.set(choice);
      look.refresh();
    },
  });
  return () => {
    erase();
    look.leave();
  };
}

function begin(root: HTMLElement): void {
  if (location.pathname !== '/login') history.replaceState(null, '', '/login');
  let removeSignIn = () => {};
  const done = new Promise<HandedOver | undefined>((resolve) => {
    removeSignIn = draw(root, resolve);
    session.subscribe(() => session.claims && resolve(undefined));
  });
  globalThis.depotSignIn = { done, leave: removeSignIn };
  fetchRest(files);
}

applyPagePolicy();
const root = document.getElementById('root');
if (session.claims) openShell();
else if (root) begin(root);
