import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { runCommand } from '../../tools/process/run-command.mjs';
import { root } from '../../tools/workspace-root.mjs';

/** The real data set; another place is named by the first argument. */
export const retailFile = resolve(process.argv[2] ?? join(root, '../shared/data/online-retail-2010-2011.csv.gz'));
/** Lines of it that are used, from its beginning. */
const wantedLines = () => Number(process.env.LINES ?? 541_909);

/** Writes the first lines of the file with its head, unpacked, and returns how many there are. */
export async function unpack(path) {
  if (!existsSync(retailFile)) throw new Error(`There is no file ${retailFile}; name it as the argument.`);
  const lines = createInterface({ input: createReadStream(retailFile).pipe(createGunzip()) });
  const out = createWriteStream(path);
  let count = -1;
  for await (const line of lines) {
    if (count === wantedLines()) break;
    if (!out.write(`${line}\n`)) await new Promise((resolve) => out.once('drain', resolve));
    count += 1;
  }
  await new Promise((resolve) => out.end(resolve));
  return count;
}

/** Replays the file in the demo's first tenant, as `npm run import` does. */
export async function replayed(path, env) {
  const command = [process.execPath, 'tools/replay/run-replay.mjs', path, 'Depot Foods'];
  const lines = [];
  const code = await runCommand(command, { cwd: root, env, onLine: (line) => lines.push(line) });
  if (code !== 0) throw new Error(`The replay ended with ${code}: ${lines.at(-1)}`);
}
