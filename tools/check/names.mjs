/**
 * Finds files and folders without a subject in their name, which collect everything, and words of the project's own
 * dialect. Run by `node tools/check/names.mjs` on the files that git knows.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace-root.mjs';
import { dialectIn } from './words.mjs';

const subjectless = /^(utils?|helpers?|common|misc|shared)$/i;

/** The paths that have a folder or a file (without its endings) named by no subject. */
export function subjectlessPaths(paths) {
  return paths.filter((path) => path.split('/').some((part) => part.split('.').some((word) => subjectless.test(word))));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path && existsSync(join(root, path)));
  const found = [
    ...subjectlessPaths(paths).map((path) => `${path}: name it after its subject`),
    ...paths.flatMap((path) => dialectIn(path, readFileSync(join(root, path), 'utf8'))),
  ];
  for (const line of found) console.error(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}
