/**
 * Builds probes in folders below one, in parallel in one process, as remotes are built for a release: `build-probes.mjs
 * <folder> <JSON>` with the deviations of each (see `probeFiles`) by the name of its folder. The folder is inside this
 * checkout, where probes find the product's packages, and is the working folder, into which the federation plugin
 * writes. Writes the upload of `npm run release` beside each probe, `<name>.tar.gz`; prints the versions as JSON by
 * name.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { remoteConfig } from '../../build/webpack/remote-config.mjs';
import { writeRemote } from '../../new/write-remote.mjs';
import { archiveOf, builtRemote } from '../artefact.mjs';
import { probeFiles } from './probe-files.mjs';

const [, , folder, text] = process.argv;
const offences = Object.entries(JSON.parse(text)).map(([name, offence]) => ({
  name,
  offence,
  place: join(folder, name),
}));

for (const { place, offence } of offences) await writeRemote(place, probeFiles(offence));
await built(offences.map(({ place }) => ({ ...remoteConfig(place, 'production'), name: place, cache: false })));

const versions = {};
for (const { place, name } of offences) {
  const { version, files } = await builtRemote(place);
  await writeFile(`${place}.tar.gz`, await archiveOf(files));
  versions[name] = version;
}
process.stdout.write(JSON.stringify(versions));

function built(configurations) {
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close((failure) => (failure ? reject(failure) : resolve()));
    });
  });
}
