/** The words that docs/glossary.md rules out, looked for in every text that people read. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace-root.mjs';

/** Rows of the table of the trade: English, Chinese and the words that are not used. */
export function terms() {
  const [, trade] = /## The trade\n([^]*?)\n## /.exec(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
  return trade
    .split('\n')
    .filter((row) => row.startsWith('| ') && !/^\| (---|English)/.test(row))
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, english, chinese, , , not]) => ({ english, chinese, not: not ? not.split(', ') : [] }));
}

/** Files with texts in both languages, except tests. */
const inCode = ['grep', '-lE', '\\bcn:', '--', '*.ts', '*.tsx', ':!*.spec.*', ':!*/test/*', ':!*/testing/*'];

/** Files with texts for users: locales and guides, and code with texts in both languages. */
export function textFiles() {
  const patterns = ['*/locales/*.json', '*/guide/*.json', '*/manifest.ts', '*/workbook.ts'];
  const listed = (command) => execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n');
  const files = new Set([...listed(['ls-files', ...patterns]), ...listed(inCode)]);
  return [...files].filter(Boolean).map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}
