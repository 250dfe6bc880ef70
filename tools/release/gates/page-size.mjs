import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files named in the head of a shell's page: scripts, styles, icon and preloaded font. */
const named = /\s(?:src|href)="\/?([^"/]+\.(?:js|css|svg|woff2))"/g;

const sizeOf = (file) => stat(file).then(({ size }) => size);

/** Bytes of a file as it travels: compressed, where the build has done that. */
const travelling = (file) => sizeOf(`${file}.br`).catch(() => sizeOf(file));

/** Bytes that a page of a built shell loads itself. */
export async function pageSize(folder, page) {
  const dist = join(folder, 'dist');
  const files = [...(await readFile(join(dist, page), 'utf8')).matchAll(named)].map(([, name]) => name);
  const bytes = await Promise.all([page, ...new Set(files)].map((name) => travelling(join(dist, name))));
  return bytes.reduce((total, size) => total + size, 0);
}

/** Says why a page of a built shell is too large: the budgets are in its package.json, in bytes, with the reason. */
export async function pageProblems(folder) {
  const { depot } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { pages, reason } = depot?.budget ?? {};
  if (!pages || !reason) return ['package.json has no depot.budget { pages, reason }.'];
  const problems = await Promise.all(
    Object.entries(pages).map(async ([page, budget]) => {
      const size = await pageSize(folder, page);
      return size <= budget ? [] : [`${page} loads ${size} bytes; the budget in package.json is ${budget}.`];
    }),
  );
  return problems.flat();
}
