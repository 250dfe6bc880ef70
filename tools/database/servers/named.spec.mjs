import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { namedServer } from './named.mjs';
import { unpackDebian } from './unpack.mjs';

test('a machine without apt says what it needs, and keeps nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'depot-unpack-'));
  try {
    const nothing = () => undefined;
    await expect(unpackDebian('mysql-server-core', join(folder, 'mysql'), nothing)).rejects.toThrow(
      /mysql-server-core comes from Debian's packages, and this machine has no apt/,
    );
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a server that nobody knows is explained', async () => {
  await expect(namedServer('oracle')).rejects.toThrow(
    'There is no database server "oracle"; there are mysql-9.7, mariadb-11.8.',
  );
});
