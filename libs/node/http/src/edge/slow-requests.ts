import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds that a client may take to send its headers, its body, or a file. */
const sendingTimes = { headersMs: 20_000, bodyMs: 20_000, uploadMs: 600_000 };
/** Milliseconds without a byte in either direction: longer than any answer takes that is being made. */
const silenceMs = 150_000;

/** Options by which Node closes slow connections; `endSlowBodies` has a shorter limit for bodies other than files. */
export const slowRequestOptions = {
  connectionTimeout: silenceMs,
  requestTimeout: sendingTimes.uploadMs,
  http: { headersTimeout: sendingTimes.headersMs, connectionsCheckingInterval: 5_000 },
};

/** Closes the connection of a request whose body has not arrived in time. Files have Node's limit. */
export function endSlowBodies(server: FastifyInstance, bodyMs = sendingTimes.bodyMs): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const clearTimer = (request: FastifyRequest) => clearTimeout(timers.get(request));
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    const isFile = headers['content-type']?.startsWith('multipart/') === true;
    if (hasBody && !isFile) timers.set(request, setTimeout(() => request.raw.destroy(), bodyMs).unref());
    done();
  });
  // The body has been read.
  server.addHook('preValidation', (request, _reply, done) => {
    clearTimer(request);
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    clearTimer(request);
    done();
  });
}
