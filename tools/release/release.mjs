import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject } from '../build/build-all.mjs';
import { CommandFailed, mustRun } from '../process/run-command.mjs';
import { stopOnSignals } from '../process/stop.mjs';
import { Problem, line, step } from '../say/say.mjs';
import { publishRemote } from '../start/publish.mjs';
import { runningProduct } from '../start/running.mjs';
import { readSettings } from '../start/settings.mjs';
import { root } from '../workspace-root.mjs';
import { passAfter, passBefore } from './gates/gates.mjs';
import { readRequest } from './request.mjs';

/** Publishes a remote or spreads its users, in the product of the environment or in the one that runs here. */
export async function release(args) {
  stopOnSignals();
  try {
    const request = readRequest(args);
    const env = await environment();
    const said = await actions[request.action](request, env);
    line(said);
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}

/** DATABASE_URL and REMOTES_FOLDER name a product elsewhere; without them it is the one that `npm start` runs here. */
async function environment() {
  const { DATABASE_URL, REMOTES_FOLDER } = process.env;
  if (DATABASE_URL && REMOTES_FOLDER) return process.env;
  const running = await runningProduct(readSettings(process.env).dataFolder);
  if (!running) throw new Problem('No product runs here. Start it, or name one with DATABASE_URL and REMOTES_FOLDER.');
  return { ...process.env, ...running };
}

async function publish({ remote }, env) {
  const folder = join(root, remote);
  if (!existsSync(join(folder, 'src/manifest.ts'))) throw new Problem(`There is no ${remote} in this checkout.`);
  await passBefore(folder);
  await step(`Building ${remote}`, () => buildProject(`@depot/${remote}`));
  await passAfter(folder);
  const { version } = await publishRemote(remote, env.REMOTES_FOLDER);
  await change({ action: 'publish', remote, version }, env);
  return `${remote} ${version} is published. Give it to everybody with: npm run release -- promote ${remote} ${version}`;
}

async function spread(request, env) {
  await change(request, env);
  return `${request.remote}: ${request.split.map(({ version, traffic }) => `${version} ${traffic} %`).join(', ')}`;
}

async function rollOut(request, env) {
  await change(request, env);
  const { remote, version, steps, everyMinutes } = request;
  return `${remote} ${version} goes to ${steps.join(', ')} % of the users, a step every ${everyMinutes} min. Watch it under Admin → Deployments.`;
}

async function stop(request, env) {
  await change(request, env);
  return `The rollout of ${request.remote} is stopped; everybody has the version from before.`;
}

/** Would the shell of this checkout go with everything that people have? */
async function checkShell(request, env) {
  await step('Building the shell', () => buildProject('@depot/shell'));
  await change(request, env);
  return 'The shell of this checkout goes with every live and canary version.';
}

const actions = { publish, split: spread, rollout: rollOut, stop, shell: checkShell };

async function change(request, env) {
  const script = join(import.meta.dirname, 'change-registry.mjs');
  try {
    await mustRun([process.execPath, script, JSON.stringify(request)], { cwd: root, env: { ...env, LOG_LEVEL: 'error' } });
  } catch (error) {
    throw error instanceof CommandFailed ? new Problem(error.output) : error;
  }
}
