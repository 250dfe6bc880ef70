import { Db } from '@depot/node-database';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';

/** Up to when the answer knows everything. */
const header = 'x-as-of';

/** Lets a route read from the replica, if any, and adds the time of its data to the response. */
@Injectable()
export class ReplicaInterceptor implements NestInterceptor {
  constructor(private readonly db: Db) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return from(this.read(context.switchToHttp().getResponse<FastifyReply>(), next));
  }

  private async read(reply: FastifyReply, next: CallHandler<unknown>): Promise<unknown> {
    // called again if the primary has to answer after all
    const { result, asOf } = await this.db.fromReplica(() => lastValueFrom(next.handle()));
    if (asOf !== undefined) reply.header(header, new Date(asOf).toISOString());
    return result;
  }
}
