import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const maxBytes = 10 * 1024 * 1024;
const toldCharacters = 4000;

/**
 * The file that the services write their log into: directly, for a pipe through this process would leave them writing
 * to nobody should this process be killed. A large one becomes `host.log.old` at the next start.
 */
export async function openHostLog(dataFolder) {
  const file = join(dataFolder, 'host.log');
  const size = await stat(file).then(
    (facts) => facts.size,
    () => 0,
  );
  if (size > maxBytes) await rename(file, `${file}.old`);
  const handle = await open(file, 'a');
  const from = size > maxBytes ? 0 : size;
  return {
    fd: handle.fd,
    close: () => handle.close(),
    /** The end of what was written since it was opened. */
    recent: async () => (await readFile(file)).subarray(from).toString('utf8').slice(-toldCharacters),
  };
}
