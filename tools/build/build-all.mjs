import { mustRun } from '../process/run-command.mjs';
import { packaged, root } from '../workspace-root.mjs';

/** No background process, no network, plain output. */
export const nxEnvironment = { CI: 'true', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' };

/** Runs one target in every project that has it; what has not changed comes from Nx's cache. `note` hears how many are done. */
export async function runEverywhere(target, note = () => undefined) {
  let done = 0;
  await mustRun([packaged('nx'), 'run-many', '-t', target, '--output-style=static'], {
    cwd: root,
    env: nxEnvironment,
    onLine: (text) => {
      if (text.includes('nx run ')) note(`${(done += 1)} done`);
    },
  });
}
