import { CommandFailed, runCommand } from '../process/run-command.mjs';
import { packaged, root } from '../workspace-root.mjs';
import { beginBuild, isBuilt } from './last-build.mjs';

/** No background process, no network, plain output. */
const nxEnvironment = { CI: 'true', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' };

/**
 * Runs one target in every project that has it; unchanged projects come from Nx's cache. `note` receives the number of
 * finished ones.
 */
export async function runEverywhere(target, note) {
  if (target !== 'build') return nx(['run-many', '-t', target], note);
  if (isBuilt()) return undefined;
  const end = beginBuild();
  await nx(['run-many', '-t', target], note);
  return end();
}

/** Builds one project and its dependencies. */
export async function buildProject(project) {
  if (!isBuilt()) await nx(['run', `${project}:build`]);
}

/** Nx prints each task's output under a line that names it; of a failure the output of the failed tasks is kept. */
async function nx(args, note = () => undefined) {
  const tasks = new Map();
  let current = [];
  const onLine = (text) => {
    const name = /nx run (\S+)/.exec(text)?.[1];
    if (name && !tasks.has(name)) {
      current = [];
      tasks.set(name, current);
      note(`${tasks.size} done`);
    }
    current.push(text);
  };
  const code = await runCommand([packaged('nx'), ...args, '--output-style=static'], {
    cwd: root,
    env: nxEnvironment,
    onLine,
  });
  if (code !== 0) throw new CommandFailed(`nx ${args.join(' ')}`, code, failures(tasks, current));
}

/** The last task's lines end with Nx's summary, which lists the failed tasks. */
function failures(tasks, summary) {
  const failed = [...tasks.keys()].filter((name) => summary.some((text) => text.trim() === `- ${name}`));
  return failed.length > 0 ? failed.map((name) => tasks.get(name).join('\n')).join('\n\n') : summary.join('\n');
}
