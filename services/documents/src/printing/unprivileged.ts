import { existsSync } from 'node:fs';

/** "nobody" on every Linux: may read what everybody may, and owns nothing. */
const nobody = { uid: 65_534, gid: 65_534 };
const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => process.platform === 'linux' && existsSync(path));
const isRoot = process.getuid?.() === 0;

/** As whom a program that works on other people's content runs; undefined for as ourselves. */
export const contentOwner = isRoot && setpriv ? nobody : undefined;

/**
 * The same command as somebody who may do nothing, where we may do everything, and ended by the kernel should this
 * process be killed. Where the system has no `setpriv` (it is Linux's), the command is left as it is.
 */
export function unprivileged(program: string, args: readonly string[]): [program: string, args: string[]] {
  if (!setpriv) return [program, [...args]];
  const { uid, gid } = contentOwner ?? {};
  const owner = contentOwner ? ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups'] : [];
  return [setpriv, [...owner, '--pdeathsig', 'KILL', program, ...args]];
}
