import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from '../say/say.mjs';
import { productEnvironment } from '../start/product-environment.mjs';
import { root } from '../workspace-root.mjs';

const usage = `Usage: npm run import -- online-retail ../shared/data/online-retail-2010-2011.csv.gz "Depot Foods"
   or: npm run import -- online-retail-files ../shared/data/online-retail-2010-2011.csv.gz <folder>`;

/** Replays into the product of DATABASE_URL, or the one that runs here. Ctrl-C stops it; the same command continues. */
export async function startReplay([source, file, tenant, ...rest]) {
  try {
    if (source === 'online-retail-files' && tenant && rest.length === 0) {
      const { writeRetailFiles } = await import('./write-files.mjs');
      return await writeRetailFiles(file, resolve(tenant));
    }
    if (source !== 'online-retail' || !tenant || rest.length > 0) throw new Problem(usage);
    const path = resolve(file);
    if (!existsSync(path)) throw new Problem(`There is no file ${path}.`);
    const child = spawn(process.execPath, [join(import.meta.dirname, 'run-replay.mjs'), path, tenant], {
      cwd: root,
      env: { ...(await productEnvironment()), LOG_LEVEL: 'error' },
      stdio: 'inherit',
    });
    process.on('SIGINT', () => undefined); // the terminal signals the child as well
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
