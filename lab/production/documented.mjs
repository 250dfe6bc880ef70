import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/workspace-root.mjs';

/** The section of docs/operations.md that leads from nothing to the first paid invoice. */
const section = /\n## Production\n([^]*?)\n## /;
const block = /^( *)```bash\n([^]*?)^ *```$/gm;

/** Its commands in order: every block marked `bash`. Blocks marked `sh` are examples. */
export function documentedCommands(text = readFileSync(join(root, 'docs/operations.md'), 'utf8')) {
  const [, production = ''] = section.exec(text) ?? [];
  return bashBlocks(production);
}

/** Every block of a document that is marked as `bash`, without its indent. */
export function bashBlocks(text) {
  return [...text.matchAll(block)].map(([, indent, commands]) =>
    commands
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .join('\n')
      .trimEnd(),
  );
}
