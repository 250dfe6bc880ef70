import type { Message } from '@depot/contracts/errors';
import type { Permission } from '@depot/contracts/permissions';
import type * as z from 'zod';

/** Everything that the edge must know of a route, said once by `@ReadRoute` or `@Command`. */
export interface RouteFacts {
  kind: 'reads' | 'command';
  /** OpenAPI operation id; starts with the domain. */
  id: string;
  allow: Permission | 'public';
  response: z.ZodType | 'file';
  /** What it returns with 202 instead of a file that is made in the background. */
  later?: z.ZodType;
  status: number;
  /** What the activity log says. */
  localizedMessage?: Message;
  /** False where the activity log says nothing. */
  isLogged?: boolean;
  /** May be used with a team's token too. */
  releaseToken: boolean;
  /** May be used while the tenant is in view-only mode. */
  inViewOnly: boolean;
  /** Bytes at most of the file that it takes instead of JSON; `uploadOf` gives it to the handler. */
  upload?: number;
  /**
   * Whoever has the answer may ask whether it is still the same, and is answered 304. `browser`: nothing in it is
   * anybody's own, and the browser keeps it on its disk; `page`: only the page that has asked keeps it.
   */
  kept?: 'browser' | 'page';
  /** What it reads may be a moment old: it may come from a replica, and the answer then tells of which moment it is. */
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

/** What was said of a handler, if anything. */
export function routeFacts(handler: object): RouteFacts | undefined {
  return Reflect.getMetadata(key, handler) as RouteFacts | undefined;
}

const routes = new WeakMap<object, RouteFacts>();

/** Remembers which route a request has come to. */
export function noteRoute(request: { raw: object }, facts: RouteFacts): void {
  routes.set(request.raw, facts);
}

/** The route that a request has come to; undefined for files and for what was refused before. */
export const routeOf = (request: { raw: object }): RouteFacts | undefined => routes.get(request.raw);
