import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { listDeclaredFields } from '../route/declared-fields.js';
import { getRouteFacts } from '../route/route-facts.js';
import { CommandRunner } from './command-runner.js';

/** Stands around the handler of every command and has it run as one. */
@Injectable()
export class CommandInterceptor implements NestInterceptor {
  constructor(private readonly commands: CommandRunner) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const facts = getRouteFacts(context.getHandler());
    if (!facts) throw new Error('A route without @Command was given to the command runner.');
    const http = context.switchToHttp();
    // Called for each run of the transaction: the handler with its pipes starts from the request again.
    const handle = () => lastValueFrom(next.handle());
    const command = { facts, fields: listDeclaredFields(context.getClass(), context.getHandler()) };
    return from(
      this.commands.run(command, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), handle),
    );
  }
}
