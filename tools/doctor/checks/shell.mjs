import { bad, good, serviceAddress } from '../environment.mjs';

const timeoutMs = 5000;

/** The page is served, and every file that it begins with. */
export async function shell({ env }) {
  const origin = serviceAddress(env);
  const page = await fetch(`${origin}/`, { signal: AbortSignal.timeout(timeoutMs) });
  const text = await page.text();
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  if (!page.ok || files.length === 0)
    return env.SHELL_FOLDER
      ? bad(`no page is served at ${origin}/: look whether SHELL_FOLDER, ${env.SHELL_FOLDER}, has a built shell.`)
      : bad(`no page is served at ${origin}/: set SHELL_FOLDER to the folder of the built shell.`);
  const missing = [];
  for (const path of files) {
    const { ok } = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!ok) missing.push(path);
  }
  return missing.length > 0
    ? bad(`the page names files that are not there (${missing.join(', ')}): build the shell again.`)
    : good(`the page and the ${files.length} files that it begins with are served`);
}
