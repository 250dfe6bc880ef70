import type { Message } from '@depot/contracts/errors';
import type { Permission } from '@depot/contracts/permissions';
import type { OperationTagFacts } from '@depot/contracts/tags';
import type * as z from 'zod';

/** Facts of a route for the edge, declared by `@ReadRoute` or `@Command`. */
export interface RouteFacts {
  kind: 'reads' | 'command';
  /** OpenAPI operation id; starts with the domain. */
  id: string;
  allow: Permission | 'public';
  response: z.ZodType | 'file';
  /** Response with 202 if the file is made in the background. */
  later?: z.ZodType;
  status: number;
  /** Message of the activity log. */
  localizedMessage?: Message;
  /** False for requests without a line in the activity log. */
  isLogged?: boolean;
  /** May be used with a team's token too. */
  releaseToken: boolean;
  /** May be used while the tenant is in view-only mode. */
  inViewOnly: boolean;
  /** Bytes at most of the file that it takes instead of JSON; `findUpload` gives it to the handler. */
  upload?: number;
  /**
   * Answers conditional requests with 304. `browser`: the content is the same for all users, and the browser caches it
   * on disk; `page`: only the requesting page keeps it.
   */
  kept?: 'browser' | 'page';
  /** Cache tags of the client: what the operation reads or changes. */
  tags?: OperationTagFacts;
  /** May be read from a replica; the response then names the time of its data. */
  mayBeBehind?: boolean;
  /** The edge wraps the handler in one transaction. */
  transaction: boolean;
}

const key = Symbol('depot.route');

export function markRoute(facts: RouteFacts): MethodDecorator {
  return (_target, _name, descriptor) => {
    Reflect.defineMetadata(key, facts, descriptor.value as object);
  };
}

/** The facts of a handler, if it is a route. */
export function getRouteFacts(handler: object): RouteFacts | undefined {
  return Reflect.getMetadata(key, handler) as RouteFacts | undefined;
}

const routes = new WeakMap<object, RouteFacts>();

/** Stores the route of a request. */
export function setRoute(request: { raw: object }, facts: RouteFacts): void {
  routes.set(request.raw, facts);
}

/** The route of a request; undefined for files and for requests refused before routing. */
export const findRoute = (request: { raw: object }): RouteFacts | undefined => routes.get(request.raw);
