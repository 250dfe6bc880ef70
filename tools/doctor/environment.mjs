import { reachableAt } from '../net/hosts.mjs';
import { findChromium } from '../prerequisites/printing.mjs';
import { runningProduct } from '../start/running.mjs';
import { readSettings } from '../start/settings.mjs';

/** The environment, completed by the data of the product that `npm start` runs here, if any. */
export async function examinedEnvironment() {
  const { dataFolder, mode } = readSettings(process.env);
  const running = process.env.DATABASE_URL ? undefined : await runningProduct(dataFolder);
  const env = { CHROMIUM_PATH: findChromium(), ...process.env, ...running };
  // processes whose settings name a database run in production by default; `npm start` makes a demo
  const isProduction = process.env.DATABASE_URL && !process.env.DEPOT_MODE;
  const isDemo = !isProduction && (running?.DEPOT_MODE ?? mode) === 'demo';
  return { env, dataFolder, isRunning: Boolean(running), isDemo };
}

export const good = (text) => ({ state: 'good', text });
export const advice = (text) => ({ state: 'advice', text });
export const bad = (text) => ({ state: 'bad', text });

/** Address of a process of the services on this machine. */
export function serviceAddress(env) {
  return `http://${reachableAt(env.HOST || '127.0.0.1')}:${env.PORT || 8080}`;
}
