import { createRoot } from 'react-dom/client';
import { connectApi } from '@depot/api';
import { startI18n } from '@depot/i18n';
import { addUiTexts } from '@depot/ui';
import { Application } from './Application.js';
import { fetchLateParts } from './federation/lateParts.js';
import { refreshRegistry } from './registry/registry.js';
import { forgetAnswersWithPerson } from './session/forgetAnswers.js';
import { keeper } from './session/keeper.js';
import { addShellTexts } from './texts.js';
import './styles/base.css';

function connect(): void {
  connectApi({
    token: () => keeper.token,
    // A late answer to an older token must not end the session that has begun since.
    onRefused: (token) => token === keeper.token && keeper.forget(),
  });
}

/** Starts the application. The registry is asked first: its answer is what the first page waits for. */
export async function start(): Promise<void> {
  connect();
  forgetAnswersWithPerson();
  void refreshRegistry();
  if (keeper.claims) void fetchLateParts(); // a screen is about to need them; at the login they can wait
  await startI18n();
  await Promise.all([addShellTexts(), addUiTexts()]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Application />);
  window.addEventListener('load', () => void fetchLateParts(), { once: true });
}
