import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { remoteConfig } from '../build/webpack/remote-config.mjs';

/** Files that have the same name in every build. */
const named = ['mf-manifest.json', 'extras.json'];

/**
 * Builds a remote on every change of its sources. The files of all builds share one folder, since their names contain
 * hashes; files with a fixed name are kept per build.
 *
 * @param {{ folder: string, output: string, onBuilt: (build: string, files: Map<string, Buffer>) => void, onFailed:
 *   (errors: string) => void,
 * onChange: () => void }} request
 * @returns {Promise<() => Promise<void>>} ends the watch
 */
export async function watchRemote({ folder, output, onBuilt, onFailed, onChange }) {
  const config = await configOf(folder);
  const compiler = webpack({ ...config, output: { ...config.output, path: output, clean: false } });
  compiler.hooks.invalid.tap('watch-remote', onChange);
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) onFailed(error.message);
    else if (stats.hasErrors()) onFailed(stats.toString({ all: false, errors: true }));
    else tell(output, stats.hash.slice(0, 12), onBuilt).catch((failure) => onFailed(failure.message));
  });
  return () => new Promise((resolve) => watching.close(() => compiler.close(() => resolve())));
}

/** A remote outside of the checkout may have changed its own. */
async function configOf(folder) {
  const own = join(folder, 'webpack.config.mjs');
  if (!existsSync(own)) return remoteConfig(folder, 'development');
  const { default: made } = await import(pathToFileURL(own).href);
  return made({}, { mode: 'development' });
}

async function tell(output, build, onBuilt) {
  const files = await Promise.all(named.map(async (name) => [name, await readFile(join(output, name))]));
  onBuilt(build, new Map(files));
}
