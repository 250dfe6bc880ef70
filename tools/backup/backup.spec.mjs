import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runCommand } from '../process/run-command.mjs';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { backupProblem, restoreCommand } from './backup-problem.mjs';

// Starts a database server and the product.
jest.setTimeout(120_000);

const nobody = 'mysql://depot:secret@127.0.0.1:1/depot';
let folder;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'depot-backup-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Output and exit code of a command that reaches no database. */
async function said(command, args, env = {}) {
  const lines = [];
  const code = await runCommand([process.execPath, `tools/${command}.mjs`, ...args], {
    cwd: root,
    env: { DATABASE_URL: nobody, DEPOT_DATA: join(folder, 'data'), ...env },
    onLine: (text) => lines.push(text),
  });
  return { code, text: lines.join('\n') };
}
/** An error that only its reader's stack explains would have lines of that kind. */
const isInWords = ({ code, text }) => code === 1 && !/^\s+at |errno/m.test(text);

describe('what keeps a backup from being made is told in words', () => {
  it('a database that nobody reaches', async () => {
    const told = await said('backup', [folder]);
    expect(isInWords(told)).toBe(true);
    expect(told.text).toContain('nothing answers there. Check DATABASE_URL.');
    expect(told.text).not.toContain('secret');
  });

  it('one that the product left a note of when it was killed', async () => {
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ DATABASE_URL: nobody }));
    const told = await said('backup', [folder], { DATABASE_URL: '', DEPOT_DATA: folder });
    expect(isInWords(told)).toBe(true);
    expect(told.text).toContain('Start the product');
  });

  it('a file in the place of its folder', async () => {
    writeFileSync(join(folder, 'file'), '');
    const told = await said('backup', [join(folder, 'file/one')]);
    expect(isInWords(told)).toBe(true);
    expect(told.text).toContain('Name another file or folder');
  });

  it('a full disk', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const problem = backupProblem(full, { url: nobody, file: '/srv/backups/one.gz' });
    expect(problem).toBeInstanceOf(Problem);
    expect(problem.message).toContain('There is no room for it in /srv/backups');
  });

  it('and a fault of ours keeps its stack', () => {
    const fault = new TypeError('x is undefined');
    expect(backupProblem(fault, { url: nobody, file: '/srv/one.gz' })).toBe(fault);
  });
});

describe('a restore', () => {
  it('tells a file that is not there from one that is damaged', async () => {
    writeFileSync(join(folder, 'damaged.sql.gz'), 'no archive');
    const [missing, damaged] = [
      await said('restore', [join(folder, 'none.sql.gz'), '--yes']),
      await said('restore', [join(folder, 'damaged.sql.gz'), '--yes']),
    ];
    expect(missing.text).toContain(`There is no file ${join(folder, 'none.sql.gz')}.`);
    expect(damaged.text).toContain('is not a whole backup');
    expect([missing, damaged].map(isInWords)).toEqual([true, true]);
  });

  it('is told as it can be typed, whatever the folder is called', () => {
    expect(restoreCommand('/srv/one.sql.gz')).toBe('npm run restore -- /srv/one.sql.gz');
    expect(restoreCommand("/my father's/one.gz")).toBe(`npm run restore -- '/my father'\\''s/one.gz'`);
  });
});
