import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const maxBytes = 10 * 1024 * 1024;
const toldCharacters = 4000;

/**
 * Log file of the services, which write to it directly: with a pipe through this process, their output would be lost if
 * it were killed. A large file becomes `host.log.old` at the next start.
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
    /** The end of the output since the file was opened. */
    recent: async () => (await readFile(file)).subarray(from).toString('utf8').slice(-toldCharacters),
  };
}
