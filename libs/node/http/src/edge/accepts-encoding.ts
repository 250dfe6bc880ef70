import type { FastifyRequest } from 'fastify';

/** How an answer may be packed: `br` is Brotli. */
export type Encoding = 'br' | 'gzip';

const accepted: Record<Encoding, RegExp> = {
  br: /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

/** Does whoever asks take answers that are packed in this way? */
export function acceptsEncoding({ headers }: Pick<FastifyRequest, 'headers'>, encoding: Encoding): boolean {
  return accepted[encoding].test(String(headers['accept-encoding'] ?? ''));
}
