import type { RouteFacts } from './route-facts.js';

const routes = new WeakMap<object, RouteFacts>();

/** Remembers which route a request has come to. */
export function noteRoute(request: { raw: object }, facts: RouteFacts): void {
  routes.set(request.raw, facts);
}

/** The route that a request has come to; undefined for files and for what was refused before. */
export const routeOf = (request: { raw: object }): RouteFacts | undefined => routes.get(request.raw);
