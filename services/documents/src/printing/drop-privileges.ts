import { existsSync } from 'node:fs';

/** The Unix account `nobody`: it reads world-readable files and owns none. */
const nobody = { uid: 65_534, gid: 65_534 };
const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => process.platform === 'linux' && existsSync(path));
const isRoot = process.getuid?.() === 0;

/** User of programs that process untrusted content; undefined to keep the current user. */
export const contentOwner = isRoot && setpriv ? nobody : undefined;

/**
 * If this process runs as root, runs the command as an unprivileged user, and has the kernel end it when this process
 * is killed. Without `setpriv` (Linux only) the command is unchanged.
 */
export function dropPrivileges(program: string, args: readonly string[]): [program: string, args: string[]] {
  if (!setpriv) return [program, [...args]];
  const { uid, gid } = contentOwner ?? {};
  const owner = contentOwner ? ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups'] : [];
  return [setpriv, [...owner, '--pdeathsig', 'KILL', program, ...args]];
}
