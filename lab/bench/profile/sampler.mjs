/**
 * Loaded into a server beside its own program: the first SIGUSR2 starts a profile of the processor, the second one
 * writes it to `<PROFILE_FOLDER>/<pid>.json`.
 */
import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';

/** Microseconds between two samples. */
const interval = 500;

const session = new Session();
let isRunning = false;

process.on('SIGUSR2', () => {
  toggle().catch((error) => {
    throw error;
  });
});

async function toggle() {
  isRunning = !isRunning;
  if (isRunning) {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval });
    await session.post('Profiler.start');
  } else {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    await writeFile(join(process.env.PROFILE_FOLDER, `${process.pid}.json`), JSON.stringify(profile));
  }
}
