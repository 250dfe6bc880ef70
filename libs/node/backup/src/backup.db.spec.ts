import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { breakableLink, type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { backUp } from './back-up.js';
import { readDatabaseName, withConnection, withDatabase } from './connection.js';
import { findNewestBackup, formatBackupName, removeOldBackups } from './folder.js';
import { restore } from './restore.js';
import { BackupError, readSummary } from './summary.js';

// Saves and restores whole databases, and waits for servers that do not answer.
jest.setTimeout(180_000);

const nothing = { prove: () => Promise.resolve() };
const odd = [
  ...['', 'quote \' " ` \\', 'line\nline;\n-- no comment;\r\n', '中文 𓀀 👩‍👩‍👧', '\u0000 null', '=cmd()', ';'],
  // Characters that some readers treat as the end of a line.
  ...['one;\u2028-- two', 'one;\u2029two', 'one;\u0085two', 'one;\vtwo\ftwo'],
];

describe('a backup', () => {
  let database: TestDatabase;
  let folder: string;
  const run = (sql: string, values?: unknown[]) => database.dataSource.query<object[]>(sql, values);
  const content = async () => [
    await run('SELECT * FROM parent ORDER BY id'),
    await run('SELECT *, twice FROM child ORDER BY id'),
    await run('SELECT HEX(bytes) AS hex FROM parent ORDER BY id'),
  ];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'depot-backup-'));
    database = await testDatabase();
    await run(`CREATE TABLE parent (id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY, words TEXT NULL, amount DECIMAL(12,2) NULL, bytes VARBINARY(300) NULL,
      at BIGINT NULL COMMENT 'ends with;', day DATE NULL, data JSON NULL)`);
    await run(`CREATE TABLE child (id INT UNSIGNED NOT NULL PRIMARY KEY, parent_id INT UNSIGNED NOT NULL, n INT NOT NULL, twice INT AS (n * 2) STORED,
      CONSTRAINT child_parent FOREIGN KEY (parent_id) REFERENCES parent (id))`);
    for (const words of odd)
      await run(
        'INSERT INTO parent (words, amount, bytes, at, day, data) VALUES (?, -12.34, ?, 1795180000123, "2026-11-20", ?)',
        [words, Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), JSON.stringify({ words })],
      );
    await run('INSERT INTO parent (id) VALUES (900)');
    const children = Array.from({ length: 20_000 }, (_, index) => [index + 1, 900, (index + 1) * 3]);
    await run('INSERT INTO child (id, parent_id, n) VALUES ?', [children]);
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('brings everything back after the database was destroyed, odd characters, bytes and the next number included', async () => {
    const before = await content();
    const file = join(folder, 'all.sql.gz');
    const heard: number[] = [];
    const { summary } = await backUp(database.url, file, (rows) => heard.push(rows));
    expect(summary.counts).toMatchObject({ parent: odd.length + 1, child: 20_000 });
    expect(heard.length).toBeGreaterThan(1);
    expect((await stat(file)).mode & 0o077).toBe(0);

    await run('DROP TABLE child');
    await run('UPDATE parent SET words = NULL');
    await database.dataSource.destroy();
    await restore(database.url, file, nothing);
    await database.dataSource.initialize();
    expect(await content()).toEqual(before);
    const { insertId } = (await run('INSERT INTO parent (words) VALUES ("next")')) as unknown as { insertId: number };
    expect(insertId).toBe(901);
    await expect(run('INSERT INTO child (id, parent_id, n) VALUES (30000, 77777, 1)')).rejects.toThrow('foreign key');
    await run('DELETE FROM parent WHERE id = 901');
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    const file = join(folder, 'moment.sql.gz');
    let isWriting = true;
    const writer = (async () => {
      for (let id = 40_000; isWriting; id += 1) {
        await database.dataSource.transaction(async (manager) => {
          await manager.query('INSERT INTO parent (id) VALUES (?)', [id]);
          await manager.query('INSERT INTO child (id, parent_id, n) VALUES (?, ?, 1)', [id, id]);
        });
      }
    })();
    const { summary } = await backUp(database.url, file);
    isWriting = false;
    await writer;
    expect(summary.counts.child).toBe((summary.counts.parent ?? 0) - odd.length - 1 + 20_000);
  });

  it('does not touch what is there while somebody is connected, or the copy cannot be proven', async () => {
    const file = join(folder, 'refused.sql.gz');
    await backUp(database.url, file);
    await run('UPDATE parent SET words = "kept" WHERE id = 900');
    await expect(restore(database.url, file, nothing)).rejects.toThrow(/in use .* Stop every process/);
    await database.dataSource.destroy();
    const looked: string[] = [];
    const prove = (url: string) => {
      looked.push(readDatabaseName(url));
      return Promise.reject(new Error('The books do not agree.'));
    };
    await expect(restore(database.url, file, { prove })).rejects.toThrow('The books do not agree.');
    await database.dataSource.initialize();
    expect(looked).toEqual([`${readDatabaseName(database.url)}_restored`]);
    expect(await run('SELECT words FROM parent WHERE id = 900')).toEqual([{ words: 'kept' }]);
    expect(await run('SHOW DATABASES LIKE ?', [`${readDatabaseName(database.url)}\\_re%`])).toEqual([]);
  });

  it('is brought back by one at a time: another would load its copy into that of the first', async () => {
    const file = join(folder, 'once.sql.gz');
    await backUp(database.url, file);
    const before = await content();
    await database.dataSource.destroy();
    let second: unknown;
    const prove = async () => void (second = await restore(database.url, file, nothing).catch(String));
    await restore(database.url, file, { prove });
    await database.dataSource.initialize();
    expect(second).toContain('is being restored already');
    expect(await content()).toEqual(before);
    expect(await run('SHOW DATABASES LIKE ?', [`${readDatabaseName(database.url)}\\_re%`])).toEqual([]);
  });

  it('says which rights its account lacks, and is brought back once they are given', async () => {
    const file = join(folder, 'rights.sql.gz');
    await backUp(database.url, file);
    const before = await content();
    const name = readDatabaseName(database.url);
    const account = `restorer_${name.slice(-8)}`;
    const url = Object.assign(new URL(database.url), { username: account, password: 'secret' }).href;
    await withConnection(withDatabase(database.url, ''), async (server) => {
      const sql = (text: string) => server.promise().query(text);
      await sql(`CREATE USER '${account}'@'%' IDENTIFIED BY 'secret'`);
      try {
        await sql(`GRANT ALL ON \`${name}\`.* TO '${account}'@'%'`);
        await database.dataSource.destroy();
        const refused = await restore(url, file, nothing).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(BackupError);
        expect(String(refused)).toMatch(/may not make .*_restored.* Nothing was changed\.$/);
        await sql(/GRANT .*'%'/.exec(String(refused))?.[0] ?? '');
        await restore(url, file, nothing);
      } finally {
        await sql(`DROP USER '${account}'@'%'`);
      }
    });
    await database.dataSource.initialize();
    expect(await content()).toEqual(before);
  });

  it('does not wait for ever for somebody who reads a table from another database', async () => {
    const file = join(folder, 'read.sql.gz');
    await backUp(database.url, file);
    await database.dataSource.destroy();
    const name = readDatabaseName(database.url);
    await withConnection(withDatabase(database.url, ''), async (elsewhere) => {
      await elsewhere.promise().beginTransaction();
      await elsewhere.promise().query(`SELECT id FROM \`${name}\`.parent LIMIT 1`);
      await expect(restore(database.url, file, nothing)).rejects.toThrow(/is in use.*Nothing was changed/);
    });
    await database.dataSource.initialize();
    expect(await run('SELECT id FROM parent WHERE id = 900')).toHaveLength(1);
  });

  it('goes to the first of several servers that is well, and comes back there once nobody is connected to any', async () => {
    // two ways to one server stand for two servers with the same data
    const [first, second] = [await breakableLink(database.url), await breakableLink(database.url)];
    const both = [first.url, second.url].join(',');
    const file = join(folder, 'several.sql.gz');
    const { summary } = await backUp(both, file);
    await first.cut();
    expect((await backUp(both, file)).summary.counts).toEqual(summary.counts);
    await expect(restore(both, file, nothing)).rejects.toThrow(/in use .* Stop every process/);
    await database.dataSource.destroy();
    expect((await restore(both, file, nothing)).counts).toEqual(summary.counts);
    await database.dataSource.initialize();
    await second.cut();
    await expect(backUp(both, file)).rejects.toThrow('ECONNREFUSED');
  });

  it('refuses a file that is cut off, damaged or something else, and says so', async () => {
    const whole = join(folder, 'whole.sql.gz');
    const file = join(folder, 'bad.sql.gz');
    await backUp(database.url, whole);
    await database.dataSource.destroy();
    const bytes = await readFile(whole);
    await writeFile(file, bytes);
    await truncate(file, Math.floor(bytes.length / 2));
    await expect(restore(database.url, file, nothing)).rejects.toThrow('not a whole backup');
    await writeFile(file, gzipSync('-- something else\nSELECT 1;\n'));
    await expect(restore(database.url, file, nothing)).rejects.toThrow('not a whole backup');
    await expect(restore(database.url, join(folder, 'none'), nothing)).rejects.toThrow('There is no file');
    await database.dataSource.initialize();
  });

  it('is written by one at a time', async () => {
    const file = join(folder, 'twice.sql.gz');
    const both = await Promise.allSettled([backUp(database.url, file), backUp(database.url, file)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readSummary(file)).counts.child).toBeGreaterThan(0);
    const unfinished = `${file}.unfinished`;
    await writeFile(unfinished, 'left by a process that was killed');
    await expect(backUp(database.url, file)).rejects.toThrow(`Another process writes ${unfinished}`);
    await utimes(unfinished, 0, 0);
    await backUp(database.url, file);
  });

  it('hears of a server that went while nothing was asked with the next statement, and not before', async () => {
    const asked = withConnection(database.url, async (connection) => {
      await run(`KILL ${connection.threadId}`);
      await wait(300);
      await connection.promise().query('SELECT 1');
    });
    await expect(asked).rejects.toThrow(/closed state|ended by the other party/);
  });

  it('gives back what it was reading when it fails', async () => {
    let id: number | undefined;
    const reading = withConnection(database.url, async (connection) => {
      id = connection.threadId;
      const rows = connection.query('SELECT one.id FROM child one JOIN child two LIMIT 100000000').stream();
      for await (const row of rows) if (row) throw new Error('There is no room.');
    });
    await expect(reading).rejects.toThrow('There is no room.');
    const isThere = async () => (await run('SHOW PROCESSLIST')).some((process) => 'Id' in process && process.Id === id);
    for (let attempt = 0; (await isThere()) && attempt < 50; attempt += 1) await wait(100);
    expect(await isThere()).toBe(false);
  });

  it('leaves nothing behind when it fails', async () => {
    await expect(backUp(withDatabase(database.url, 'nowhere'), join(folder, 'failed.sql.gz'))).rejects.toThrow();
    await expect(stat(join(folder, 'failed.sql.gz.unfinished'))).rejects.toThrow();
  });
});

describe('the folder of backups', () => {
  it('keeps the newest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'depot-backups-'));
    const times = [0, 1, 2].map((day) => Date.UTC(2026, 10, 20 + day, 4, 5, 6));
    for (const time of times) await writeFile(join(folder, formatBackupName(time)), '');
    await writeFile(join(folder, 'notes.txt'), '');
    await removeOldBackups(folder, 2, times[2]);
    const newest = { file: join(folder, 'depot-20261122-040506.sql.gz'), time: times[2] };
    expect(await findNewestBackup(folder, times[2])).toEqual(newest);
    await expect(stat(join(folder, 'depot-20261120-040506.sql.gz'))).rejects.toThrow();
    await expect(stat(join(folder, 'notes.txt'))).resolves.toBeDefined();
    await rm(folder, { recursive: true });
  });

  it('has no newest one of a time that has not come', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'depot-backups-'));
    const today = Date.UTC(2026, 10, 20, 4, 5, 6);
    await writeFile(join(folder, formatBackupName(today)), '');
    await writeFile(join(folder, formatBackupName(Date.UTC(2099, 0, 1))), '');
    expect(await findNewestBackup(folder, today + 60_000)).toMatchObject({ time: today });
    await rm(folder, { recursive: true });
  });

  it('keeps the newest of the times that have come beside those that a wrong clock has named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'depot-backups-'));
    const days = [18, 19, 20].map((day) => Date.UTC(2026, 10, day, 4, 5, 6));
    const ahead = [1, 2, 3].map((day) => Date.UTC(2099, 0, day));
    for (const time of [...days, ...ahead]) await writeFile(join(folder, formatBackupName(time)), '');
    await removeOldBackups(folder, 2, days[2]);
    expect((await readdir(folder)).sort()).toEqual([...days.slice(1), ...ahead].map(formatBackupName));
    await rm(folder, { recursive: true });
  });
});
