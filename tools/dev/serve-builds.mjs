import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};
const heartbeatMs = 15_000;

/** The page is another origin's, and may be on the internet while this is on the machine of its reader. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

/**
 * Serves builds to a shell: `/build.json` names the newest, `/<build>/…` are its files, `/builds` tells of each as it
 * is made.
 *
 * @returns {import('node:http').Server}
 */
export function serveBuilds(builds, output) {
  return createServer((request, response) => {
    const [, first = '', name = ''] = new URL(request.url, 'http://localhost').pathname.split('/');
    if (request.method === 'OPTIONS') response.writeHead(204, open).end();
    else if (first === 'build.json') tellNewest(builds, response).catch((error) => response.destroy(error));
    else if (first === 'builds') tellEach(builds, request, response);
    else if (builds.has(first)) sendFile(builds, output, first, basename(name), response);
    else response.writeHead(404, open).end();
  });
}

async function tellNewest(builds, response) {
  const build = await builds.newest();
  if (build) response.writeHead(200, { ...open, 'content-type': types['.json'] }).end(JSON.stringify({ build }));
  else response.writeHead(503, open).end(); // it has not been built yet without errors
}

function tellEach(builds, request, response) {
  response.writeHead(200, { ...open, 'content-type': 'text/event-stream' });
  response.write(':\n\n');
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs);
  const stop = builds.listen((build) => response.write(`event: built\ndata: ${build}\n\n`));
  request.once('close', () => {
    clearInterval(heartbeat);
    stop();
  });
}

function sendFile(builds, output, build, name, response) {
  const kept = builds.fileOf(build, name);
  const type = types[extname(name)] ?? 'application/octet-stream';
  if (kept) response.writeHead(200, { ...open, 'content-type': type }).end(kept);
  else if (name && existsSync(join(output, name)))
    createReadStream(join(output, name)).pipe(response.writeHead(200, { ...open, 'content-type': type }));
  else response.writeHead(404, open).end();
}
