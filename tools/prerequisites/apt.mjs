import { spawn } from 'node:child_process';
import { findProgram } from '../programs/find-program.mjs';
import { Problem, line } from '../say/say.mjs';

export function hasApt() {
  return Boolean(findProgram('apt-get'));
}

const quietly = ['DEBIAN_FRONTEND=noninteractive', 'NEEDRESTART_MODE=a'];

/** Installs Debian packages as root or with sudo. Package lists are refreshed first: on a fresh machine there are none. */
export async function installWithApt(packages) {
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  const prefix = rootPrefix();
  if (!prefix) throw new Problem(`Neither root nor sudo here. Have an administrator run:\n  apt-get update && ${command}`);
  line(`  Running ${prefix.length > 0 ? 'with sudo' : 'as root'}: apt-get update && ${command}`);
  // A repository of this machine may be out of reach while those we need are not: the install decides.
  await run([...prefix, 'env', ...quietly, 'apt-get', 'update', '-qq']);
  const options = [
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
  const code = await run([...prefix, 'env', ...quietly, 'apt-get', 'install', ...options, ...packages]);
  if (code !== 0)
    throw new Problem(
      `apt-get could not install ${packages.join(', ')} (see above). Solve that, or install them yourself, and start again.`,
    );
}

/** [] as root, the sudo command otherwise, undefined where there is neither. */
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
