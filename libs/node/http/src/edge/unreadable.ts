import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureResponse } from '../failures/failure-response.js';
import { languageOf } from './language.js';

/** Answers what cannot even be routed, e.g. an address with broken escapes, like every other failure. */
export function replyUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { body } = failureResponse(error, languageOf(request.headers['accept-language']));
  void reply.code(body.statusCode).type('application/json; charset=utf-8').send(body);
}
