import { linearSteps } from '@depot/contracts/deployments';
import { Problem } from '../say/say.mjs';

const usage = `Usage:
  npm run release -- mf-orders                            checks it, builds it and publishes the version; nobody gets it yet
  npm run release -- promote mf-orders 1.1.0              gives it to everybody (also: back to an older version)
  npm run release -- split mf-orders 1.0.0=90 1.1.0=10    spreads the users; the first version is the default
  npm run release -- rollout mf-orders 1.1.0 +10 every 5  gives it to 10 % more users every 5 minutes
  npm run release -- rollout mf-orders 1.1.0 1,20,100 every 30   to these shares, one after the other
  npm run release -- stop mf-orders                       stops the rollout; everybody has the version from before
  npm run release -- shell                                checks the shell of this checkout against every version that has users`;

const isRemote = (name) => /^mf-[a-z]+$/.test(name ?? '');

/**
 * What is asked for on the command line. `publish` may be left out.
 *
 * @returns {{ action: 'publish' | 'split' | 'rollout' | 'stop' | 'shell', remote?: string, version?: string, steps?: number[], everyMinutes?: number,
 *   split?: { version: string, traffic: number, default: boolean }[] }}
 */
export function readRequest(args) {
  if (args[0] === 'shell' && args.length === 1) return { action: 'shell' };
  const [action, remote, ...rest] = isRemote(args[0]) ? ['publish', ...args] : args;
  const read = readers[action];
  if (!read || !isRemote(remote)) throw new Problem(usage);
  return { remote, ...read(rest) };
}

const readers = {
  publish: (rest) => (rest.length === 0 ? { action: 'publish' } : refuse()),
  promote: ([version, ...more]) => (version && more.length === 0 ? { action: 'split', split: [everybody(version)] } : refuse()),
  split: (rest) => (rest.length > 0 ? { action: 'split', split: rest.map(readShare) } : refuse()),
  rollout: readRollout,
  stop: (rest) => (rest.length === 0 ? { action: 'stop' } : refuse()),
};

const everybody = (version) => ({ version, traffic: 100, default: true });

function refuse() {
  throw new Problem(usage);
}

function readShare(text, index) {
  const [version, traffic] = text.split('=');
  if (!version || !/^\d+(\.\d+)?$/.test(traffic ?? '')) refuse();
  return { version, traffic: Number(traffic), default: index === 0 };
}

function readRollout([version, shares, every, minutes, ...more]) {
  const isGood = version && every === 'every' && /^\d+(\.\d+)?$/.test(minutes ?? '') && more.length === 0;
  if (!isGood || !/^(\+\d+(\.\d+)?|\d+(\.\d+)?(,\d+(\.\d+)?)*)$/.test(shares)) refuse();
  const steps = shares.startsWith('+') ? linearSteps(Number(shares.slice(1))) : shares.split(',').map(Number);
  return { action: 'rollout', version, steps, everyMinutes: Number(minutes) };
}
