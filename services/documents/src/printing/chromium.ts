import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Nothing that reaches for the network or the screen; root cannot use Chromium's own sandbox. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Path of the Chromium that prints; `CHROMIUM_PATH` names another. Undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return named ?? places.find((place) => existsSync(place));
}

/** Starts a Chromium of our own. Rejects where it is missing or does not come up. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium was not found. Install the package chromium, or name it with CHROMIUM_PATH.');
  return puppeteer.launch({ executablePath, args: flags, headless: true });
}
