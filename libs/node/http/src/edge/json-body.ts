import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildFailureResponse } from '../failures/failure-response.js';
import { parseLanguage } from './language.js';

/**
 * JSON is the only kind of body (beside uploads): others get 415. A write without a body may still have the JSON
 * content type.
 */
export function acceptOnlyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (isDeeperThan(String(body), deepest)) return done(createBodyError('Nested too deep'), undefined);
    if (hasHalfPair(String(body))) return done(createBodyError('Half of a surrogate pair'), undefined);
    return parse(request, String(body), done);
  });
}

const createBodyError = (why: string) => Object.assign(new Error(why), { statusCode: 400 });

/** Levels of lists and objects within each other; no body has more than a few. */
const deepest = 100;

/**
 * True for JSON nested deeper than `most`: it can be parsed, but not serialised again, as an `Idempotency-Key`
 * requires.
 */
function isDeeperThan(json: string, most: number): boolean {
  if (json.length <= most) return false;
  let depth = 0;
  for (const [found] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

const halfPair = /\p{Surrogate}/u;

/** True for an unpaired surrogate, which no column can store. In valid UTF-8 only an escape can contain one. */
function hasHalfPair(json: string): boolean {
  if (!/\\ud[89a-f]/i.test(json)) return false;
  // Also matches `\\`, so that the text after an escaped backslash is not read as an escape.
  const plain = json.replace(/\\(?:u([0-9a-f]{4})|.)/gis, (escape, code?: string) =>
    code === undefined ? escape : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return halfPair.test(plain);
}

/**
 * Answers requests that cannot be routed, such as an address with broken escapes, in the form of every other failure.
 */
export function sendBodyError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { body } = buildFailureResponse(error, parseLanguage(request.headers['accept-language']));
  void reply.code(body.statusCode).type('application/json; charset=utf-8').send(body);
}
