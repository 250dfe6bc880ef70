import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { attempt, line, Problem } from '../say/say.mjs';
import { onDatabase } from './checks/database.mjs';
import { examinedEnvironment } from './environment.mjs';
import { readLiveVersions } from './live-versions.mjs';

const run = promisify(execFile);
const shellFile = 'shell/dist/shell.json';
/** File of a bundle with what its services offer. */
export const offerFile = 'offer.json';
/** Prints the same in a checkout that is built and has its packages. */
const printOffer =
  "const { readOwnServices } = await import('./tools/release/own-services.mjs');" +
  'console.log(JSON.stringify(await readOwnServices()));';

/**
 * Names, before an upgrade, every version that users have and that the shell or the services of the next product would
 * break, with its team; ends with 1 where there is one.
 *
 * @param {string | undefined} bundle a bundle, or the folder of one or of a built checkout
 */
export function examineNext(bundle) {
  return attempt(async () => {
    if (!bundle) throw new Problem('Name the bundle: npm run doctor -- --next depot-2.5.0.tar.gz');
    const [offer, subject] = [await readOffer(resolve(bundle)), await examinedEnvironment()];
    const live = await onDatabase(subject, readLiveVersions);
    const rows = await listBreaks(live, offer);
    if (rows.length === 0) return line(`The ${live.length} versions that users have go with ${bundle}.`);
    line(tableOf(rows));
    const teams = new Set(rows.map(({ team }) => team));
    line(
      `${bundle} would break remotes of ${teams.size} ${teams.size === 1 ? 'team' : 'teams'}. Let each publish a ` +
        'version for it (npm run release -- <remote> --next), and release them as a train after the upgrade.',
    );
    process.exitCode = 1;
  });
}

/** What the shell and the services of a bundle offer. */
export async function readOffer(bundle) {
  if ((await stat(bundle).catch(() => undefined))?.isDirectory()) return readFolder(bundle);
  if (!existsSync(bundle)) throw new Problem(`There is no ${bundle}.`);
  const folder = await mkdtemp(join(tmpdir(), 'depot-next-'));
  try {
    await run('tar', ['-xzf', bundle, '-C', folder, '--wildcards', `*/${offerFile}`, `*/${shellFile}`]).catch(
      (error) => {
        throw new Problem(`${bundle} is no bundle of this version or later: ${error.stderr || error.message}`);
      },
    );
    const [name] = await readdir(folder);
    return await readFolder(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readFolder(folder) {
  const shell = join(folder, shellFile);
  if (!existsSync(shell)) throw new Problem(`${folder} has no built shell (${shellFile}).`);
  const offer = join(folder, offerFile);
  const services = existsSync(offer)
    ? await readFile(offer, 'utf8')
    : (await run(process.execPath, ['--input-type=module', '-e', printOffer], { cwd: folder, maxBuffer: 2 ** 24 }))
        .stdout;
  return { shell: JSON.parse(await readFile(shell, 'utf8')), services: JSON.parse(services) };
}

/**
 * A row for each thing that a version with users needs and the next product does not have.
 *
 * @param {import('./live-versions.mjs').RemoteVersion[]} live
 */
export async function listBreaks(live, { shell, services }) {
  const { findBroken, serviceComplaints, shellComplaints } = await import('@depot/service-deployments');
  const broken = findBroken(
    live.filter(({ remote }) => remote !== 'shell'),
    (version) => [...shellComplaints(version, shell), ...serviceComplaints(version, services)],
  );
  const rows = broken.flatMap(({ remote, version, team, complaints }) =>
    complaints.map(({ needs, offered = 'none' }) => ({ remote, team, version, needs, offered })),
  );
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

/** The rows as a table for a terminal. */
export function tableOf(rows) {
  const titles = { remote: 'Remote', team: 'Team', version: 'Version', needs: 'Needs', offered: 'Bundle has' };
  const all = [titles, ...rows];
  const widths = Object.keys(titles).map((key) => Math.max(...all.map((row) => row[key].length)));
  const describe = (row) =>
    Object.keys(titles)
      .map((key, at) => row[key].padEnd(widths[at]))
      .join('  ')
      .trimEnd();
  return all.map(describe).join('\n');
}
