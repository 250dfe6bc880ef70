import type { INestApplicationContext, Type } from '@nestjs/common';
import { PATH_METADATA, ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { listQueryNames } from '../route/known-query.guard.js';
import { getRouteFacts, type RouteFacts } from '../route/route-facts.js';
import { findUnmarkedSecrets } from './unmarked-secrets.js';

interface Argument {
  schema?: unknown;
}

/** Faults of routes that stop the start: a missing description, unchecked input, a duplicate id. */
export class BadRoutes extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The routes are not fit to be served:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'BadRoutes';
  }
}

/** Looks at every route of every controller, and throws when one of them is not safe to serve. */
export function checkRoutes(app: INestApplicationContext): void {
  const controllers = app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => (typeof metatype === 'function' ? [metatype as Type] : []));
  const owners = new Map<string, string>();
  const problems = controllers.flatMap((controller) =>
    listRoutes(controller).flatMap((name) => findRouteProblems(controller, name, owners)),
  );
  if (problems.length > 0) throw new BadRoutes(problems);
}

function listRoutes(controller: Type): string[] {
  const prototype = controller.prototype as object;
  return new MetadataScanner()
    .getAllMethodNames(prototype)
    .filter((name) => Reflect.hasMetadata(PATH_METADATA, getHandler(controller, name)));
}

function getHandler(controller: Type, name: string): object {
  return (controller.prototype as Record<string, object>)[name] ?? {};
}

function findRouteProblems(controller: Type, name: string, owners: Map<string, string>): string[] {
  const place = `${controller.name}.${name}`;
  const facts = getRouteFacts(getHandler(controller, name));
  if (!facts) return [`${place} has neither @ReadRoute nor @Command, so its permission is unknown.`];
  const problems = findUncheckedArguments(controller, name).map(
    (kind) => `${place} takes its ${kind} without a schema.`,
  );
  problems.push(
    ...findKeptSecrets(facts).map(
      (field) => `${place} answers "${field}", which sounds like a secret: make it secretText.`,
    ),
  );
  problems.push(...findUnlistedQuery(controller, name).map((reason) => `${place}: ${reason}`));
  const owner = owners.get(facts.id);
  if (owner && owner !== place) problems.push(`${place} and ${owner} are both called "${facts.id}".`);
  owners.set(facts.id, place);
  return problems;
}

/** Responses of commands are kept for their idempotency key. */
function findKeptSecrets({ kind, response }: RouteFacts): string[] {
  return kind === 'command' && response !== 'file' ? findUnmarkedSecrets(response) : [];
}

/** A parameter that is not named is refused, so that the names must be known. */
function findUnlistedQuery(controller: Type, name: string): string[] {
  if (findUncheckedArguments(controller, name).length > 0) return [];
  try {
    listQueryNames(controller, name);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function findUncheckedArguments(controller: Type, name: string): string[] {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, Argument>;
  const kinds: Partial<Record<number, string>> = { [RouteParamtypes.BODY]: 'body', [RouteParamtypes.QUERY]: 'query' };
  return Object.entries(args).flatMap(([position, { schema }]) => {
    const kind = kinds[Number(position.split(':')[0])];
    return kind && !schema ? [kind] : [];
  });
}
