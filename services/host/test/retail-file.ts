import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const folder = process.env['DEPOT_DATA_SETS'] ?? join(import.meta.dirname, '../../../../shared/data');

/** The real data set. */
export const retailFile = join(folder, 'online-retail-2010-2011.csv.gz');
export const hasRetailFile = existsSync(retailFile);
/** For the name of a test: why it is skipped. */
export const retailWord = hasRetailFile ? '' : ' (skipped: ../shared/data/online-retail-2010-2011.csv.gz is not here)';

/** A file of the first lines of the real one, and how to be rid of it. */
export async function firstRetailLines(count: number): Promise<{ path: string; remove: () => Promise<void> }> {
  const lines: string[] = [];
  const bytes = createReadStream(retailFile);
  for await (const line of createInterface({ input: bytes.pipe(createGunzip()) })) {
    lines.push(line);
    if (lines.length > count) break; // plus the header
  }
  bytes.destroy();
  const own = await mkdtemp(join(tmpdir(), 'depot-retail-'));
  const path = join(own, 'online-retail.csv');
  await writeFile(path, `${lines.join('\n')}\n`);
  return { path, remove: () => rm(own, { recursive: true }) };
}
