import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

const usage = `Usage:
  npm run dev -- mf-orders                                  inside the product at http://localhost:8080
  npm run dev -- mf-orders --shell https://depot.example    inside another
  npm run dev -- mf-orders --port 4300                      served from this port (4201 where nobody asks for another)
  npm run dev -- mf-orders --folder ../mf-orders            a remote that is not in this checkout`;

const options = {
  shell: { type: 'string', default: 'http://localhost:8080' },
  port: { type: 'string' },
  folder: { type: 'string' },
};

/**
 * What is asked for on the command line.
 *
 * @returns {{ remote: string, folder: string, shell: string, port: number | undefined }} `port`: undefined where any
 * will do
 */
export function readDevRequest(args) {
  const { positionals, values } = parsed(args);
  const [remote, ...more] = positionals;
  const isPort = values.port === undefined || (/^\d{1,5}$/.test(values.port) && Number(values.port) < 65_536);
  const isShell = URL.canParse(values.shell) && /^https?:$/.test(new URL(values.shell).protocol);
  if (!/^mf-[a-z]+$/.test(remote ?? '') || more.length > 0 || !isPort || !isShell) throw new Problem(usage);
  return {
    remote,
    folder: values.folder ? resolve(values.folder) : join(root, remote),
    shell: new URL(values.shell).origin,
    port: values.port === undefined ? undefined : Number(values.port),
  };
}

function parsed(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Problem(usage);
  }
}
