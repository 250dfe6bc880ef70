import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../say/say.mjs';

const usage = `Usage:
  npm run dev -- mf-orders                                  inside the product that runs here, or at DEPOT_URL
  npm run dev -- mf-orders --shell https://depot.example    inside another
  npm run dev -- mf-orders --user ann@depot.example         for this user, with the team's DEPOT_RELEASE_TOKEN
  npm run dev -- mf-orders --port 4300                      served from this port (4201 where nobody asks for another)
  npm run dev -- mf-orders --folder ../mf-orders            a copy of it elsewhere`;

const options = {
  shell: { type: 'string' },
  port: { type: 'string' },
  folder: { type: 'string' },
  user: { type: 'string' },
};

/**
 * Parses the command line.
 *
 * @param {string[]} args
 * @param {{ folderOf: (remote: string) => string, shell: string }} usual default folder of a remote, and the product's
 *   address
 * @returns {{
 *   remote: string;
 *   folder: string;
 *   shell: string;
 *   port: number | undefined;
 *   user: string | undefined;
 * }}
 *   `port`: undefined for any free one; `user`: undefined for ADMIN
 */
export function readDevRequest(args, usual) {
  const { positionals, values } = parsed(args);
  const [remote, ...more] = positionals;
  const isPort = values.port === undefined || (/^\d{1,5}$/.test(values.port) && Number(values.port) < 65_536);
  const shell = values.shell ?? usual.shell;
  const isShell = URL.canParse(shell) && /^https?:$/.test(new URL(shell).protocol);
  if (!/^mf-[a-z]+$/.test(remote ?? '') || more.length > 0 || !isPort || !isShell) throw new Problem(usage);
  return {
    remote,
    folder: values.folder ? resolve(values.folder) : usual.folderOf(remote),
    shell: new URL(shell).origin,
    port: values.port === undefined ? undefined : Number(values.port),
    user: values.user,
  };
}

function parsed(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Problem(usage);
  }
}
