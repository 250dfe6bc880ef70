import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { readOutput, readWholeOutput } from './isolated-process.js';

// Starts processes, which compute for seconds.
jest.setTimeout(60_000);

const compiled = pathToFileURL(join(import.meta.dirname, '../dist/isolated-process.js')).href;
const folder = mkdtempSync(join(tmpdir(), 'depot-isolation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function moduleOf(source: string): URL {
  const path = join(folder, `program-${(count += 1)}.mjs`);
  writeFileSync(path, `import { endWithParent } from '${compiled}';\nendWithParent();\n${source}`);
  return pathToFileURL(path);
}
const bounds = { memoryBytes: 256 * 1024 * 1024, cpuSeconds: 20, silenceMs: 20_000 };
const run = async (
  source: string,
  more: { input?: Buffer; args?: string[]; silenceMs?: number; cpuSeconds?: number } = {},
) => (await readWholeOutput({ module: moduleOf(source), ...bounds, ...more }, 1024 * 1024)).toString();

describe('a program in a process of its own', () => {
  test('is given its input and arguments, and nothing of our environment', async () => {
    process.env.DEPOT_TEST_SECRET = 'a secret';
    const source = `
      let input = '';
      for await (const chunk of process.stdin) input += chunk;
      console.log(JSON.stringify([input, process.argv.slice(2), Object.keys(process.env), process.cwd()]));`;
    const said = await run(source, { input: Buffer.from('hello'), args: ['a b'] });
    const [input, args, environment, place] = JSON.parse(said) as [string, string[], string[], string];
    expect([input, args, place]).toEqual(['hello', ['a b'], '/']);
    // The shell that sets the limits adds its folder.
    expect(environment.filter((name) => !['PWD', 'OLDPWD', '_', 'SHLVL'].includes(name))).toEqual([]);
  });

  test.each([
    ['objects', `const all = []; for (;;) all.push(new Array(1000).fill(Math.random()));`],
    ['memory outside of the heap', `const all = []; for (;;) all.push(Buffer.alloc(10_000_000, 1));`],
  ])('is given no more memory than is said: %s', (_name, source) =>
    expect(run(source)).rejects.toThrow('A process that reads a file ended'),
  );

  test('is ended when it keeps others waiting', () =>
    expect(run('for (;;);', { silenceMs: 300 })).rejects.toThrow('out of time'));

  test('is ended by the kernel when it has computed for too long', () =>
    expect(run('for (;;);', { cpuSeconds: 1 })).rejects.toThrow('SIG'));

  test('cannot write a file', () =>
    expect(
      run(`import('node:fs').then(({ writeFileSync }) => writeFileSync('${join(folder, 'file')}', 'x'));`),
    ).rejects.toThrow('A process that reads a file ended'));

  test('says why it failed', () => expect(run(`throw new Error('no such luck');`)).rejects.toThrow('no such luck'));

  test('may be left before its end, and is gone then', async () => {
    const output = readOutput({
      module: moduleOf('console.log(process.pid); setInterval(() => undefined, 1000);'),
      ...bounds,
    });
    const pid = Number(String((await output.next()).value));
    await output.return(undefined);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('may be left while it has much more to say', async () => {
    const output = readOutput({ module: moduleOf(`for (;;) console.log('x'.repeat(100_000));`), ...bounds });
    await output.next();
    await output.return(undefined);
    expect((await output.next()).done).toBe(true);
  });

  test('ends with the process that started it, even when that is killed', async () => {
    const program = moduleOf('console.log(process.pid); setInterval(() => undefined, 1000);');
    const starter = `
      import { readOutput } from '${compiled}';
      for await (const chunk of readOutput({ module: new URL('${program.href}'), memoryBytes: 2e8, cpuSeconds: 20, silenceMs: 20000 }))
        process.stdout.write(chunk);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const refuseEnd = once(parent, 'close').then(() => Promise.reject(new Error('the starter ended by itself')));
    const [said] = (await Promise.race([once(parent.stdout, 'data'), refuseEnd])) as [Buffer];
    parent.kill('SIGKILL');
    await once(parent, 'close');
    const isGone = () => {
      try {
        process.kill(Number(String(said)), 0);
        return false;
      } catch {
        return true;
      }
    };
    const until = Date.now() + 10_000;
    while (!isGone() && Date.now() < until) await new Promise((resolve) => setImmediate(resolve));
    expect(isGone()).toBe(true);
  });
});
