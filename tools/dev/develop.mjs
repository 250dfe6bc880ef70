import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellFacts } from '@depot/contracts/deployments';
import { freePort, isPortTaken } from '../net/free-port.mjs';
import { onStop, stopAll, stopOnSignals } from '../process/stop.mjs';
import { ProductApi } from '../release/product.mjs';
import { line, Problem } from '../say/say.mjs';
import { Builds } from './builds.mjs';
import { complaintTexts, shellComplaints } from './compatibility.mjs';
import { readDevRequest } from './dev-request.mjs';
import { serveBuilds } from './serve-builds.mjs';
import { watchRemote } from './watch-remote.mjs';

const usualPort = 4201;

/**
 * Serves one remote from its sources until Ctrl-C; ADMIN, or the user who is named, sees it inside the shell, which
 * shows every change.
 *
 * @param {string[]} args of the command line
 * @param {object} usual
 * @param {(remote: string) => string} usual.folderOf
 * @param {string} usual.shell
 * @param {() => Promise<ProductApi>} usual.product with the team's token
 */
export async function develop(args, usual) {
  stopOnSignals();
  try {
    const request = readDevRequest(args, usual);
    if (!existsSync(join(request.folder, 'src/manifest.ts')))
      throw new Problem(`There is no remote in ${request.folder}.`);
    const facts = await factsOf(request.shell);
    const origin = await serve(request, (extras) => warn(request.remote, extras, facts));
    line(`${request.remote} is at ${origin}. ${await wayIn(request, origin, usual.product)}`);
    line('Every saved change shows by itself. Ctrl-C ends it.');
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    await stopAll();
    process.exit(1);
  }
}

/** Says how to take the remote into a session: as ADMIN, or by a link that the team's token makes for the user. */
async function wayIn({ remote, shell, user }, origin, product) {
  if (user === undefined)
    return `As ADMIN, take it into your session at\n  ${shell}/in/admin/deployments?develop=${remote}&from=${origin}`;
  const { token } = await product();
  const { obj } = await new ProductApi(shell, token).ask('POST', 'links', { remote, origin, user });
  return `Sign in as ${user} and open\n  ${obj.address}`;
}

/** Loads the shell's offer to remotes. */
async function factsOf(shell) {
  const answer = await fetch(`${shell}/shell.json`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (!answer?.ok) throw new Problem(`No Depot answers at ${shell}. Start one, or name another with --shell.`);
  return shellFacts.parse(await answer.json());
}

/** Warns about problems that a publish would refuse, since they may fail in the browser already. */
function warn(remote, extras, facts) {
  for (const text of complaintTexts(shellComplaints({ remote, version: 'of this checkout', extras }, facts)))
    line(text);
}

/** Returns the origin, once the first build has been made or has failed. */
async function serve({ remote, folder, port }, onExtras) {
  const output = await mkdtemp(join(tmpdir(), `depot-dev-${remote}-`));
  onStop(() => rm(output, { recursive: true, force: true }));
  const builds = new Builds();
  const endWatching = await watchRemote({
    folder,
    output,
    onChange: () => builds.expect(),
    onFailed: (errors) => {
      line(errors);
      builds.fail();
    },
    onBuilt: (build, files) => {
      // a mistake that was undone leads back to a build that is known
      if (!builds.has(build)) onExtras(JSON.parse(files.get('extras.json').toString()));
      builds.add(build, files);
      line(`Built ${build}`);
    },
  });
  onStop(endWatching);
  await builds.newest();
  const server = serveBuilds(builds, output).listen(await portFor(port), '127.0.0.1');
  await once(server, 'listening');
  onStop(() => server.closeAllConnections());
  return `http://localhost:${server.address().port}`;
}

async function portFor(asked) {
  const port = asked ?? usualPort;
  if (!(await isPortTaken(port))) return port;
  if (asked) throw new Problem(`Port ${asked} is taken by another program.`);
  return freePort();
}
