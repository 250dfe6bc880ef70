import { findProgram } from '../programs/find-program.mjs';

/**
 * The same command, but the kernel ends it (SIGTERM) should we be killed outright. For servers, which would otherwise
 * stay. Where the system has no `setpriv` (it is Linux's), the command is left as it is.
 */
export function endingWithUs(program, args) {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined;
  return setpriv ? [setpriv, ['--pdeathsig', 'TERM', program, ...args]] : [program, args];
}
