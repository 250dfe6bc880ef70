import { link, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Takes a lock file for this process; returns the id of the process that holds it instead. The lock of a dead process
 * is taken over. The file appears with its content, and only one of several processes can take it over: the holder of a
 * lock on that dead owner, a file of the same kind.
 *
 * @param {string} file
 * @returns {Promise<number | undefined>}
 */
export async function claimLock(file) {
  const own = `${file}.${process.pid}`;
  await writeFile(own, `${process.pid} ${await beginningOf(process.pid)}`);
  try {
    for (;;) {
      if (await isLinked(own, file)) return undefined;
      const holder = await holderOf(file);
      if (!holder) continue; // given back meanwhile
      if (holder.isThere) return holder.pid;
      const other = await takeOver(file, holder);
      if (other !== undefined) return other;
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** Removes the lock of an owner that is gone; returns who is doing so instead. */
async function takeOver(file, holder) {
  const end = `${file}.after-${holder.text.replace(/\W+/g, '-')}`;
  const other = await claimLock(end);
  if (other !== undefined) return other;
  try {
    if ((await holderOf(file))?.text === holder.text) await rm(file, { force: true });
    return undefined;
  } finally {
    await rm(end, { force: true });
  }
}

async function isLinked(own, file) {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Holder of the lock, and whether that process is alive; undefined if the lock is free. */
async function holderOf(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [pid, beginning] = text.split(' ');
  return { text, pid: Number(pid), isThere: isAlive(Number(pid)) && (await isSame(pid, beginning)) };
}

function isAlive(pid) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** After a restart of the machine another program may have the same process id. */
async function isSame(pid, beginning) {
  const now = await beginningOf(pid);
  return !beginning || now === '' || now === beginning;
}

/** When a process began, as Linux counts; empty where the system does not tell. Its name may hold anything. */
async function beginningOf(pid) {
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
