import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getRequestContext } from '../edge/request-context.js';
import { buildFailureResponse } from '../failures/failure-response.js';

const logger = new Logger('Failure');

/** Every failure leaves through here: in the reader's language, without stack or SQL. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { language, correlationId } = getRequestContext(request);
    const { body, retryAfter, isDefect } = buildFailureResponse(error, language);
    if (isDefect) logger.error(error, `${request.method} ${request.routeOptions.url ?? ''} ${correlationId}`);
    if (reply.sent) {
      reply.raw.destroy();
      return;
    }
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.type('application/json; charset=utf-8').code(body.statusCode).send(body);
  }
}
