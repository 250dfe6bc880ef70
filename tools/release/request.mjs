import { Problem } from '../say/say.mjs';

const usage = `Usage:
  npm run release -- publish mf-orders                    builds it and publishes the version; nobody gets it yet
  npm run release -- promote mf-orders 1.1.0              gives it to everybody (also: back to an older version)
  npm run release -- split mf-orders 1.0.0=90 1.1.0=10    spreads the users; the first version is the default`;

/**
 * What is asked for on the command line.
 *
 * @returns {{ action: 'publish', remote: string } | { action: 'split', remote: string, split: { version: string, traffic: number, default: boolean }[] }}
 */
export function readRequest([action, remote, ...rest]) {
  if (!/^mf-[a-z]+$/.test(remote ?? '')) throw new Problem(usage);
  if (action === 'publish' && rest.length === 0) return { action, remote };
  if (action === 'promote' && rest.length === 1)
    return { action: 'split', remote, split: [{ version: rest[0], traffic: 100, default: true }] };
  if (action === 'split' && rest.length > 0) return { action, remote, split: rest.map(readShare) };
  throw new Problem(usage);
}

function readShare(text, index) {
  const [version, traffic] = text.split('=');
  if (!version || !/^\d+(\.\d+)?$/.test(traffic ?? '')) throw new Problem(usage);
  return { version, traffic: Number(traffic), default: index === 0 };
}
