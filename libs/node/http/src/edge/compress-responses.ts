import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSecret } from '../response/without-secrets.js';
import { findRoute, type RouteFacts } from '../route/route-facts.js';

/** Encoding of a compressed response: `br` is Brotli. */
type Encoding = 'br' | 'gzip';

const accepted: Record<Encoding, RegExp> = {
  br: /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

/** True if the client accepts this encoding. */
export function isEncodingAccepted({ headers }: Pick<FastifyRequest, 'headers'>, encoding: Encoding): boolean {
  return accepted[encoding].test(String(headers['accept-encoding'] ?? ''));
}

/** Bytes from which an answer is packed: below, it fits into one packet of the network anyway. */
const smallest = 1_400;

/** By preference. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

const packedTypes = /^(application\/(json|jwk-set\+json)|text\/(?!event-stream))/;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Favours speed over size: a saving on the network must not cost more time in the processor. */
const pack: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => gzipped(content, { level: 5 }),
};

/**
 * Compresses text responses if the client accepts it. Responses with secrets are excluded: their compressed size would
 * leak them to an attacker who controls a part of the response and watches the network (BREACH). Streams pass
 * unchanged: events must not be delayed, and PDF, workbooks and pictures are compressed already.
 */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isText(payload) || Buffer.byteLength(payload) < smallest || !mayBePacked(request, reply))
      return done(null, payload);
    addVary(reply);
    const encoding = encodings.find((each) => isEncodingAccepted(request, each));
    if (!encoding) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const content = typeof payload === 'string' ? Buffer.from(payload) : payload;
    pack[encoding](content).then((packed) => done(null, packed), done);
  });
}

const isText = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

function mayBePacked(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    reply.getHeader('content-encoding') === undefined &&
    packedTypes.test(String(reply.getHeader('content-type'))) &&
    !hasSecretResponse(findRoute(request))
  );
}

function hasSecretResponse(route: RouteFacts | undefined): boolean {
  return route !== undefined && route.response !== 'file' && hasSecret(route.response);
}

/** Both encodings have the same address. */
function addVary(reply: FastifyReply): void {
  const named = reply.getHeader('vary');
  if (named === undefined) reply.header('vary', 'accept-encoding');
  else if (!/accept-encoding/i.test(String(named))) reply.header('vary', `${String(named)}, accept-encoding`);
}
