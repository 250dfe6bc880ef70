import { spawn, spawnSync } from 'node:child_process';
import { findProgram } from '../programs/find-program.mjs';
import { line, Problem } from '../say/say.mjs';

export function hasApt() {
  return Boolean(findProgram('apt-get'));
}

const quietly = ['DEBIAN_FRONTEND=noninteractive', 'NEEDRESTART_MODE=a'];
const installOptions = [
  '-y',
  '-qq',
  '--no-install-recommends',
  '-o',
  'DPkg::Lock::Timeout=300',
  '-o',
  'Dpkg::Use-Pty=0',
  '-o',
  'Acquire::Retries=3',
];

/**
 * Installs Debian packages as root or with sudo. Package lists are refreshed first: on a fresh machine there are none.
 *
 * @param {string[][][]} wanted for each need its alternatives, each a list of packages; the first that this system
 * knows is taken, and
 *   a need for which it knows none is left out
 */
export async function installWithApt(wanted) {
  const prefix = rootPrefix();
  if (!prefix) {
    const names = wanted.flatMap(([first]) => first).join(' ');
    const command = `apt-get update && apt-get install --no-install-recommends ${names}`;
    throw new Problem(`Neither root nor sudo here. Have an administrator run:\n  ${command}`);
  }
  const how = prefix.length > 0 ? 'with sudo' : 'as root';
  line(`  Running ${how}: apt-get update`);
  // A repository of this machine may be out of reach while those we need are not: the install decides.
  await run([...prefix, 'env', ...quietly, 'apt-get', 'update', '-qq']);
  const packages = wanted.flatMap((alternatives) => alternatives.find(isKnown) ?? []);
  if (packages.length > 0) await install(prefix, how, packages);
}

async function install(prefix, how, packages) {
  line(`  Running ${how}: apt-get install --no-install-recommends ${packages.join(' ')}`);
  const code = await run([...prefix, 'env', ...quietly, 'apt-get', 'install', ...installOptions, ...packages]);
  if (code === 0) return;
  throw new Problem(
    `apt-get could not install ${packages.join(', ')} (see above). ` +
      'Solve that, or install them yourself, and start again.',
  );
}

const isKnown = (packages) =>
  packages.every((name) => spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0);

/** [] as root, the sudo command otherwise, undefined without both. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const sudo = findProgram('sudo');
  if (!sudo) return undefined;
  return process.stdin.isTTY ? [sudo] : [sudo, '-n'];
}

/** In our own process group: sudo asks for the password at this terminal, and Ctrl-C reaches apt itself. */
function run([program, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
