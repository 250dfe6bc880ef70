/**
 * Serves the built shell and remotes for work on screens: `node tools/build/serve-web.mjs [--api http://localhost:8080] [--port 4200]`.
 * The registry document is made from the folders `mf-<name>/dist`; everything else under `/api` goes to the given host.
 */
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';

const repository = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { api: { type: 'string' }, port: { type: 'string', default: '4200' } } });
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src blob:; object-src 'none'; base-uri 'none'";

const remotes = () =>
  readdirSync(repository).filter((name) => name.startsWith('mf-') && existsSync(join(repository, name, 'dist/extras.json')));

function registryDocument() {
  const entryOf = (name) => ({
    url: `/remotes/${name}/dev/mf-manifest.json`,
    metadata: { integrity: '', version: 'dev' },
    extras: { shell: JSON.parse(readFileSync(join(repository, name, 'dist/extras.json'), 'utf8')) },
  });
  const microFrontends = Object.fromEntries(remotes().map((name) => [name, [entryOf(name)]]));
  return JSON.stringify({ schema: 'https://mfewg.org/schema/v1-pre.json', microFrontends });
}

function fileOf(path) {
  const [, remote, rest] = /^\/remotes\/(mf-[a-z]+)\/dev\/(.+)$/.exec(path) ?? [];
  const file = remote ? join(repository, remote, 'dist', normalize(rest)) : join(repository, 'shell/dist', normalize(path));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function sendFile(request, response, file) {
  const packed = existsSync(`${file}.br`) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': policy,
    'Cache-Control': /\.[0-9a-f]{12}\./.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(packed ? { 'Content-Encoding': 'br' } : {}),
  });
  createReadStream(packed ? `${file}.br` : file).pipe(response);
}

function proxy(request, response) {
  if (!values.api) return response.writeHead(503, { 'Content-Type': 'application/json' }).end('{}');
  const target = new URL(request.url, values.api);
  const outgoing = forward(target, { method: request.method, headers: { ...request.headers, host: target.host } }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(503).end());
  request.pipe(outgoing);
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/api/remotes') return response.writeHead(200, { 'Content-Type': 'application/json' }).end(registryDocument());
  if (pathname.startsWith('/api/')) return proxy(request, response);
  const file = fileOf(pathname);
  if (file) return sendFile(request, response, file);
  if (pathname.startsWith('/remotes/') || extname(pathname)) return response.writeHead(404).end();
  return sendFile(request, response, join(repository, 'shell/dist/index.html'));
});
server.listen(Number(values.port), '127.0.0.1', () => console.log(`http://localhost:${server.address().port}`));
