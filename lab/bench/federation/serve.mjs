import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withRegistryKeys } from '@depot/contracts/registry-key';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built application, compressed beforehand, and hands its API calls on to the product. Returns its origin and
 * how to end it. `signIn` is the page of `/login`, where that is one of its own.
 */
export async function serveVariant({ shell, remotes, api, signIn = 'index.html' }) {
  const fileOf = (path) => {
    if (path.startsWith('/remotes/')) return join(remotes, normalize(path.slice('/remotes/'.length)));
    return join(shell, normalize(path));
  };
  const page = await pageWithKeys(shell, api, 'index.html');
  const signInPage = await pageWithKeys(shell, api, signIn);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/')) return handOn(request, response, api);
    if (!extname(pathname)) {
      response.writeHead(200, {
        'content-type': types['.html'],
        'cache-control': 'no-cache',
        'content-encoding': 'br',
      });
      return response.end(pathname === '/login' ? signInPage : page);
    }
    const file = fileOf(pathname);
    const packed = existsSync(`${file}.br`);
    if (!packed && !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    createReadStream(packed ? `${file}.br` : file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, stop: () => server.close() };
}

/** The page, compressed, with the keys of the product behind the API: as the product's own page has it. */
async function pageWithKeys(shell, api, name) {
  const answer = await fetch(new URL('/api/remotes/keys', api));
  return brotliCompressSync(withRegistryKeys(await readFile(join(shell, name), 'utf8'), (await answer.json()).keys));
}

function handOn(request, response, api) {
  const target = new URL(request.url, api);
  const headers = { ...request.headers, host: target.host };
  const outgoing = forward(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  request.pipe(outgoing);
}
