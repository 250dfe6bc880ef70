import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isNoRoom } from '@depot/node-http';
import { Logger } from '@nestjs/common';
import puppeteer, { type Browser, TimeoutError } from 'puppeteer-core';
import { contentOwner, dropPrivileges } from './drop-privileges.js';
import { createProfile, removeProfile } from './profile-folder.js';

const logger = new Logger('Chromium');
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
/** Milliseconds that a browser may take to come up. */
const startTimeoutMs = 30_000;

/** Nothing that reaches for the screen. */
const quiet = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-breakpad',
];
/** Disables the network: no host name resolves, and requests go to a proxy that does not exist. */
const offline = [
  '--disable-quic',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://nowhere.invalid:1',
  '--proxy-bypass-list=<-loopback>',
];

/** Environment variables that the browser inherits: none of them is secret. */
const inherited = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];

/** Path of the Chromium for printing; `CHROMIUM_PATH` overrides it. Undefined without one. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return named ?? places.find((place) => existsSync(place));
}

/** Starts a separate Chromium. Rejects if it is missing, has no disk space or does not start. */
export async function launchChromium(): Promise<Browser> {
  const chromium = findChromium();
  if (!chromium)
    throw new Error('Chromium was not found. Install the package chromium, or name it with CHROMIUM_PATH.');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      return await launch(chromium);
    } catch (error) {
      if (error instanceof TimeoutError || isNoRoom(error)) throw error;
      logger.warn(`Chromium did not start: ${String(error)}`);
    }
  }
  // The pipe does not tell why the browser ended. If it starts only with this flag, the sandbox was the cause.
  const browser = await launch(chromium, ['--no-sandbox']);
  logger.warn('The system does not support the sandbox of Chromium, so Chromium runs without it.');
  return browser;
}

/** We talk to it by a pipe, so it listens nowhere, and it ends when the pipe does: with us, however we end. */
async function launch(chromium: string, more: readonly string[] = []): Promise<Browser> {
  const profile = await createProfile(contentOwner);
  const own = [...quiet, ...offline, ...more];
  const args = puppeteer.defaultArgs({ headless: true, userDataDir: profile, args: own });
  const [executablePath, all] = dropPrivileges(chromium, args);
  try {
    const browser = await puppeteer.launch({
      executablePath,
      args: all,
      ignoreDefaultArgs: true,
      pipe: true,
      timeout: startTimeoutMs,
      env: buildEnvironment(profile),
    });
    watch(browser.process(), profile);
    return browser;
  } catch (error) {
    await removeProfile(profile);
    throw error;
  }
}

function watch(chromium: ChildProcess | null, profile: string): void {
  chromium?.once('exit', () => {
    removeProfile(profile).catch((error: unknown) => logger.debug(String(error))); // the next start removes it
  });
  // The pipe of a killed browser may fail after puppeteer has removed its listeners. The waiting caller has its error
  // already.
  for (const pipe of chromium?.stdio ?? []) pipe?.on('error', (error) => logger.debug(String(error)));
}

function buildEnvironment(profile: string): Record<string, string | undefined> {
  const known = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
  return { ...known, HOME: profile, TMPDIR: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile };
}
