import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOwnServices } from '../../release/own-services.mjs';
import { bad, good } from '../environment.mjs';
import { readLiveVersions } from '../live-versions.mjs';
import { onDatabase } from './database.mjs';

/** Milliseconds for which a process counts as serving its shell. */
const silenceMs = 120_000;
const advice = 'Publish a version of each for it (npm run release -- <remote> --next), and release them as a train.';

/** Checks that every version with users goes with the shells that are served and with the services of this product. */
export function liveReleases(subject) {
  return onDatabase(subject, async (query) => {
    const { describeBroken, findBroken, serviceComplaints, shellComplaints } =
      await import('@depot/service-deployments');
    const live = await readLiveVersions(query);
    const remotes = live.filter(({ remote }) => remote !== 'shell');
    const services = await readOwnServices();
    const served = await query(
      `SELECT DISTINCT facts FROM served_shell WHERE seen_at > UNIX_TIMESTAMP(NOW(3)) * 1000 - ${silenceMs}`,
    );
    const shells = served.map(({ facts }) => JSON.parse(facts));
    const byShells = shells.flatMap((shell) => findBroken(remotes, (each) => shellComplaints(each, shell)));
    const byServices = findBroken(live, (each) => serviceComplaints(each, services));
    const refused = await refusedShell(subject, query);
    const byRefused = refused ? findBroken(remotes, (each) => shellComplaints(each, refused)) : [];
    const problems = [
      ...(byShells.length > 0 ? [`the shell that is served breaks ${describeBroken(byShells)}.`] : []),
      ...(byServices.length > 0 ? [`the services break ${describeBroken(byServices)}.`] : []),
      ...(byRefused.length > 0
        ? [`the shell in SHELL_FOLDER is not served, because it would break ${describeBroken(byRefused)}.`]
        : []),
    ];
    if (problems.length > 0) return bad(`${problems.join(' ')} ${advice}`);
    return good(`the ${remotes.length} versions that users have go with the shell and the services`);
  });
}

/**
 * What the shell in SHELL_FOLDER offers, if processes would serve it by its age: a shell that was promoted since takes
 * its place.
 */
async function refusedShell({ env }, query) {
  const folder = env.SHELL_FOLDER;
  if (!folder || !existsSync(join(folder, 'index.html'))) return undefined;
  const { readOwnVersion } = await import('@depot/service-deployments');
  const version = await readOwnVersion(folder);
  const [known] = await query(
    `SELECT v.published_at > COALESCE((SELECT MAX(e.time) FROM remote_event e
       WHERE e.remote = 'shell' AND e.kind = 'split'), 0) AS isDue
     FROM remote_version v WHERE v.remote = 'shell' AND v.version = '${version}'`,
  );
  return known?.isDue ? JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8')) : undefined;
}
