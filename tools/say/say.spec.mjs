import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { attempt } from './say.mjs';

afterEach(() => (process.exitCode = 0));

/** Output on the terminal for a failure of that name. */
async function toldOf(name) {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await attempt(() => Promise.reject(Object.assign(new Error('what to do'), { name })));
  const [[said]] = told.mock.calls;
  told.mockRestore();
  return said;
}

test('what the services themselves tell in plain words has no stack in a command either', async () => {
  const main = readFileSync(join(root, 'services/host/src/main.ts'), 'utf8');
  const plain = /isPlain = \[([^\]]+)\]/.exec(main)[1].split(', ');
  expect(plain).toContain('DatabaseUnavailable');
  for (const name of [...plain, 'BackupError', 'DomainError']) expect(await toldOf(name)).toBe('what to do');
  expect(process.exitCode).toBe(1);
});

test('of a fault of ours the stack is told', async () => {
  expect(await toldOf('TypeError')).toBeInstanceOf(Error);
});
