import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the files of one test file. */
export function temporaryFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'depot-importing-'));
  let count = 0;
  return {
    /** Writes a file and returns its path. The name is independent of the content. */
    write(content: string | Buffer): string {
      const path = join(folder, `file-${(count += 1)}`);
      writeFileSync(path, content);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
