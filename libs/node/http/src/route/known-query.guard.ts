import { fieldMessages, invalidFields } from '@depot/contracts/errors';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

interface Argument {
  schema?: unknown;
}

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * Refuses unknown query parameters: a client that sends an unsupported `asOf` must not mistake today's figures for
 * those of that day.
 */
@Injectable()
export class KnownQueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const names = known.get(handler) ?? listQueryNames(context.getClass(), handler.name);
    known.set(handler, names);
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const unknown = Object.keys(query as object).filter((name) => !names.has(name));
    if (unknown.length > 0) throw invalidFields(unknown.slice(0, most).map(createViolation));
    return true;
  }
}

/** Refusals listed at most, and characters of a name that are repeated. */
const most = 20;
const longest = 100;

function createViolation(name: string) {
  const path = name.slice(0, longest);
  return { path, localizedMessage: fieldMessages.unknownParameter, values: { name: path } };
}

/** Names of the query parameters that a handler takes. */
export function listQueryNames(controller: object, method: string): ReadonlySet<string> {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<string, Argument>;
  const queries = Object.entries(args).filter(([at]) => at.startsWith(`${RouteParamtypes.QUERY}:`));
  return new Set(queries.flatMap(([, { schema }]) => listFieldNames(schema)));
}

/** @throws where the fields of a schema cannot be listed, so that such a route is never served. */
function listFieldNames(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return listFieldNames(schema.def.in);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listFieldNames);
  throw new Error('The fields of a query are those of an object, or of a union of objects.');
}
