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

/** Files whose texts people read: locales, guides, messages, papers, mails, navigation. */
export function textFiles() {
  const patterns = ['*/locales/*.json', '*messages.ts', '*texts.ts', '*/text.ts', '*/words.ts', '*activity.ts'];
  const more = ['*/guide/*.json', '*/manifest.ts', 'libs/contracts/*/workbook.ts'];
  const files = execFileSync('git', ['ls-files', ...patterns, ...more], { cwd: root, encoding: 'utf8' });
  return files
    .split('\n')
    .filter(Boolean)
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}
