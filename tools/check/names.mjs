/** A folder or file called by no subject collects everything. `node tools/check/names.mjs` finds those git knows. */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const subjectless = /^(utils?|helpers?|common|misc|shared)$/i;

/** The paths that have a folder or a file (without its endings) named by no subject. */
export function subjectlessPaths(paths) {
  return paths.filter((path) => path.split('/').some((part) => part.split('.').some((word) => subjectless.test(word))));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  const found = subjectlessPaths(listed.split('\0').filter(Boolean));
  for (const path of found) console.error(`${path}: name it after its subject`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
