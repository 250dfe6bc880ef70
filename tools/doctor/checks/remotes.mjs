import { createHash } from 'node:crypto';
import { bad, good, serviceAddress } from '../environment.mjs';

const timeoutMs = 10_000;

/** At least one is published, and every file of each is served with the bytes that were published. */
export async function remotes({ env }) {
  const origin = serviceAddress(env);
  const answer = await fetch(`${origin}/api/remotes`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) return bad(`${origin}/api/remotes answers ${answer.status}.`);
  const { microFrontends } = await answer.json();
  const entries = Object.entries(microFrontends).flatMap(([name, list]) => list.map((entry) => ({ name, ...entry })));
  if (entries.length === 0)
    return bad('none is published: `npm run release -- mf-orders` and so on (docs/operations.md).');
  const problems = [];
  let files = 0;
  for (const entry of entries) {
    const listed = filesOf(entry, origin);
    files += listed.length;
    for (const file of listed) {
      const problem = await problemOf(file);
      if (problem) problems.push(`${entry.name} ${entry.metadata.version}: ${problem}`);
    }
  }
  if (problems.length === 0) return good(`${entries.length} are published, and all ${files} files of them are whole`);
  const more = problems.length > 3 ? ` and ${problems.length - 3} more` : '';
  return bad(
    `${problems.slice(0, 3).join('; ')}${more}. Delete that version's folder in REMOTES_FOLDER: it is filled anew.`,
  );
}

function filesOf({ url, metadata, extras }, origin) {
  const manifest = new URL(url, origin);
  const listed = Object.entries(extras.shell.integrity ?? {}).map(([path, integrity]) => ({
    url: new URL(path, manifest),
    integrity,
  }));
  return [{ url: manifest, integrity: metadata.integrity }, ...listed];
}

async function problemOf({ url, integrity }) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) return `${url.pathname} answers ${answer.status}`;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return integrity && actual !== integrity ? `${url.pathname} is not what was published` : undefined;
}
