import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { artefactLimits, shellName } from '@depot/contracts/deployments';
import { describe, expect, test } from '@jest/globals';
import { archiveOf, builtFiles } from '../testing/archives.js';
import { buildStatements } from './artefact.repository.js';
import { computeDigest, computeSha384, readArtefact } from './read-artefact.js';
import { unpackArchive } from './unpack-archive.js';

const remote = 'mf-orders';
const unpacked = (bytes: Buffer) => unpackArchive(Readable.from([bytes]), 'mf-orders');
const none = { js: { sync: [], async: [] } };

describe('an archive', () => {
  test('is unpacked as it was packed', async () => {
    const files = builtFiles(remote);
    expect(await unpacked(await archiveOf(files))).toEqual(files);
    expect(await unpacked(await archiveOf(files, [{ name: 'folder/', type: 'directory' }]))).toEqual(files);
  });

  test.each([
    ['../outside.js'],
    ['/etc/outside.js'],
    ['a/../../outside.js'],
    ['.hidden.js'],
    ['a/.hidden/x.js'],
    ['page.html'],
    ['run.sh'],
    ['no-ending'],
    ['back\\slash.js'],
    [`${'a'.repeat(artefactLimits.pathLength)}.js`],
  ])('with the path %s is refused', async (name) => {
    const archive = await archiveOf(builtFiles(remote), [{ name, content: Buffer.from('x') }]);
    await expect(unpacked(archive)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: /which is no file of a built/,
    });
  });

  test('of the shell holds pages and the pictures of its guide', async () => {
    const files = new Map(['index.html', 'guide/gb-order.webp'].map((path) => [path, Buffer.from('x')]));
    const archive = Readable.from([await archiveOf(files)]);
    expect(await unpackArchive(archive, shellName)).toEqual(files);
  });

  test('may have a file of the size that is the limit', async () => {
    const files = new Map([['full.js', Buffer.alloc(artefactLimits.fileBytes)]]);
    expect((await unpacked(await archiveOf(files))).get('full.js')).toHaveLength(artefactLimits.fileBytes);
  });

  test.each(['symlink', 'link', 'character-device', 'fifo'] as const)('with a %s is refused', async (type) => {
    const archive = await archiveOf(builtFiles(remote), [{ name: 'entry2.js', type, linkname: '/etc/passwd' }]);
    await expect(unpacked(archive)).rejects.toThrow('which is no file of a built remote');
  });

  test('has one digest, in whatever order its files come, and the one that it had before', () => {
    const [main, style] = ['1;', 'a{}'];
    const written = `main.js\0${main.length}\0${main}style.css\0${style.length}\0${style}`;
    const files: [string, Buffer][] = [
      ['style.css', Buffer.from(style)],
      ['main.js', Buffer.from(main)],
    ];
    const known = createHash('sha256').update(written).digest('hex');
    expect([files, files.toReversed()].map((each) => computeDigest(new Map(each)))).toEqual([known, known]);
  });

  test('that has a file twice is refused', async () => {
    const archive = await archiveOf(builtFiles(remote), [{ name: 'entry.js', content: Buffer.from('other') }]);
    await expect(unpacked(archive)).rejects.toThrow('"entry.js"');
  });

  test('that unpacks to far more than it weighs is refused before it fills the memory', async () => {
    const large = { name: 'large.js', content: Buffer.alloc(artefactLimits.fileBytes + 1) };
    await expect(unpacked(await archiveOf(new Map(), [large]))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    const full = Buffer.alloc(artefactLimits.fileBytes);
    const many = Array.from({ length: 10 }, (_, place) => ({ name: `f${place}.js`, content: full }));
    const bomb = await archiveOf(new Map(), many);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(unpacked(bomb)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    const files = Array.from({ length: artefactLimits.files + 1 }, (_, place) => ({ name: `f${place}.js` }));
    await expect(unpacked(await archiveOf(new Map(), files))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('no archive')],
    ['compressed text', gzipSync('no archive'.repeat(100))],
  ])('that is %s is refused in words', async (_what, bytes) => {
    await expect(unpacked(bytes)).rejects.toThrow('not a readable archive');
  });

  test('that was cut off is refused', async () => {
    const archive = await archiveOf(builtFiles(remote));
    await expect(unpacked(archive.subarray(0, archive.length - 40))).rejects.toThrow('not a readable archive');
  });
});

describe('a built remote', () => {
  const read = (files: Map<string, Buffer>) => readArtefact(remote, '1.0.0', files);
  const changed = (path: string, content: string | undefined, extras: object = {}) => {
    const files = builtFiles(remote, extras);
    if (content === undefined) files.delete(path);
    else files.set(path, Buffer.from(content));
    return files;
  };
  const manifest = (more: object) =>
    JSON.stringify({ name: 'mf_orders', metaData: { remoteEntry: { name: 'entry.js' } }, shared: [], ...more });

  test('is described with its address, its hash, and what it needs', async () => {
    const needs = { shared: { '@depot/ui': '^1.1.0' }, uses: { '@depot/ui': ['Page'] }, calls: ['POST /order/query'] };
    const files = builtFiles(remote, needs);
    const { release } = await read(files);
    expect(release).toMatchObject({ remote, version: '1.0.0', url: '/remotes/mf-orders/1.0.0/mf-manifest.json' });
    expect(release.extras).toMatchObject(needs);
    expect(release.integrity).toBe(computeSha384(files.get('mf-manifest.json') ?? Buffer.alloc(0)));
  });

  test.each<[string, Map<string, Buffer>, string]>([
    ['without its manifest', changed('mf-manifest.json', undefined), 'no mf-manifest.json'],
    ['without its extras', changed('extras.json', undefined), 'no extras.json'],
    [
      'without its entry',
      changed('mf-manifest.json', manifest({ metaData: { remoteEntry: { name: 'x.js' } } })),
      'no x.js',
    ],
    ['whose manifest is no JSON', changed('mf-manifest.json', '{'), 'mf-manifest.json cannot be read'],
    ['whose extras lack a field', changed('extras.json', '{}'), 'extras.json cannot be read: team'],
    ['of another name', changed('mf-manifest.json', manifest({ name: 'mf_reports' })), 'a build of mf-reports'],
    ['one byte of whose script is another', changed('entry.js', 'the entrY'), 'entry.js does not have the integrity'],
    ['with a script that nothing vouches for', changed('more.js', 'x'), 'lists no integrity for more.js'],
    [
      'that lists a file which is not there',
      builtFiles(remote, { integrity: { 'entry.js': computeSha384(Buffer.from('the entry')), 'gone.js': 'sha384-' } }),
      'extras.json cannot be read: integrity',
    ],
    [
      'whose compressed file holds something else',
      new Map([...builtFiles(remote), ['entry.js.br', brotliCompressSync('the entrY')]]),
      'entry.js.br does not hold',
    ],
    [
      'whose compressed file unpacks without end',
      new Map([...builtFiles(remote), ['entry.js.br', brotliCompressSync(Buffer.alloc(50_000_000))]]),
      'entry.js.br does not hold',
    ],
    [
      'that brings a React of its own',
      changed(
        'mf-manifest.json',
        manifest({ shared: [{ name: 'react', assets: { js: { sync: [], async: ['react.js'] } } }] }),
      ),
      'It brings react with it',
    ],
  ])('%s is refused', async (_what, files, reason) => {
    await expect(read(files)).rejects.toMatchObject({ code: 'VALIDATION', message: expect.stringContaining(reason) });
  });

  test('whose shared libraries come from the shell is fine', async () => {
    const shared = [{ name: '@depot/ui', assets: none }];
    await expect(read(changed('mf-manifest.json', manifest({ shared })))).resolves.toBeDefined();
  });
});

describe('files on their way to the database', () => {
  const megabyte = 1024 * 1024;
  /** How many megabytes go along in each statement, file by file. */
  const groupsOf = (...sizes: number[]) =>
    buildStatements(new Map(sizes.map((size, at) => [`${at}.js`, Buffer.alloc(size * megabyte)]))).map((group) =>
      group.map(([, content]) => content.length / megabyte),
    );

  test('go together up to four megabytes, each file once and in its order', () => {
    expect(groupsOf(1, 2, 1, 1, 4, 0.5, 3.5, 0.5)).toEqual([[1, 2, 1], [1], [4], [0.5, 3.5], [0.5]]);
    expect(groupsOf()).toEqual([]);
    expect(groupsOf(0, 0)).toEqual([[0, 0]]);
  });
});
