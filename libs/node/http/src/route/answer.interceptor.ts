import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { CommandRunner } from '../command/command-runner.js';
import { routeFacts } from './route-facts.js';
import { serialise } from './serialise.js';

/** Stands around every handler: reads are serialised, commands are run. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly commands: CommandRunner) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const facts = routeFacts(context.getHandler());
    if (!facts) throw new Error('A route without @Reads or @Command was let in.');
    if (facts.kind === 'reads') return next.handle().pipe(map((value) => serialise(facts, value)));
    const http = context.switchToHttp();
    // Asked anew for each run of the transaction: the handler, its pipes included, starts from the request again.
    const handle = () => lastValueFrom(next.handle());
    return from(this.commands.run(facts, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), handle));
  }
}
