import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../workspace-root.mjs';

const built = join(root, 'shell/dist');

test.each(['index.html', 'sign-in.html'])('%s lists what every script of the built shell hashes to', async (page) => {
  const text = await readFile(join(built, page), 'utf8');
  const words = /<meta name="depot-integrity" content="([^"]+)">/.exec(text)?.[1].split(' ') ?? [];
  const listed = new Map(words.flatMap((path, place) => (place % 2 === 0 ? [[path, words[place + 1]]] : [])));
  const names = (await readdir(built)).filter((name) => name.endsWith('.js') && name !== 'service-worker.js');
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const hash = createHash('sha384').update(await readFile(join(built, name)));
    expect([name, listed.get(`/${name}`)]).toEqual([name, `sha384-${hash.digest('base64')}`]);
  }
  const tags = [...text.matchAll(/<script [^>]*src="([^"]+)"([^>]*)>/g)];
  expect(tags.length).toBeGreaterThan(0);
  for (const [, url, rest] of tags) expect(rest).toContain(`integrity="${listed.get(url)}" crossorigin`);
});
