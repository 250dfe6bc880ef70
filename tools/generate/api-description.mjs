import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace-root.mjs';

const largest = 64 * 1024 * 1024;

/** The OpenAPI document of the built services. */
export async function apiDescription() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'services/host/dist/main.js'), '--openapi'],
    {
      maxBuffer: largest,
    },
  );
  return JSON.parse(stdout);
}
