import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { extendPolicy, policyHeader } from '../edge/headers.js';

const require = createRequire(import.meta.url);

/** The reader's own files, from the installed package. */
const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Depot API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="reader"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;

/** A file of its own, because the policy forbids scripts within the page. */
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', validatorUrl: null });`;

/** A page to read the API by, without anything from elsewhere. */
export function serveApiDocs(server: FastifyInstance): void {
  server.get('/api/docs', (_request, reply) => {
    // The documentation page writes styles without a nonce.
    const policy = extendPolicy(String(reply.getHeader(policyHeader)), { 'style-src': ["'unsafe-inline'"] });
    return reply.header(policyHeader, policy).type('text/html; charset=utf-8').send(page);
  });
  server.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const [name, type] of Object.entries(assets)) {
    const file = require.resolve(`swagger-ui-dist/${name}`);
    server.get(`/api/docs/${name}`, (_request, reply) => reply.type(type).send(createReadStream(file)));
  }
}
