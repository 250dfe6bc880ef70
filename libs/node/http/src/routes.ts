import type { Message } from '@depot/contracts/errors';
import type { Permission } from '@depot/contracts/permissions';
import type { InvalidatedTags, OperationTagFacts } from '@depot/contracts/tags';
import { applyDecorators, HttpCode, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type * as z from 'zod';
import { CommandInterceptor } from './command/command.interceptor.js';
import { ReplicaInterceptor } from './route/replica.interceptor.js';
import { markRoute, type RouteFacts } from './route/route-facts.js';
import { useResponseSerializer } from './route/serialise-response.js';

interface Said<A> {
  /** OpenAPI operation id: starts with the domain, unique, and becomes the name of the client's hook. */
  id: string;
  /** Required permission; `public` needs no session. */
  allow: Permission | 'public';
  /** Schema of the response body, or a file. */
  response: A;
  /** A team's token is as good as a session; for which remotes, the handler checks. */
  releaseToken?: boolean;
}

type Answer = z.ZodType | 'file';
/** Return type of a handler, by its response schema. */
type Returned<A extends Answer, L extends z.ZodType = never> = A extends z.ZodType
  ? z.input<A>
  : StreamableFile | z.input<L>;
type RouteDecorator<A extends Answer, L extends z.ZodType = never> = <
  M extends (...args: never[]) => Returned<A, L> | Promise<Returned<A, L>>,
>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

interface Read<A, L> extends Said<A> {
  /** Response with 202 instead of the file, if it is made in the background. */
  later?: L;
  /** Who caches the response and revalidates it; none by default. */
  kept?: RouteFacts['kept'];
  /** Cache tags under which clients keep the response; without any, no command makes it out of date. */
  provides?: Extract<OperationTagFacts, { provides: unknown }>['provides'];
  /** The data may be slightly stale, as in a report: it may be read from a replica. */
  mayBeBehind?: boolean;
}

/** A route that reads and changes nothing. */
export function ReadRoute<A extends Answer, L extends z.ZodType = never>({
  id,
  allow,
  response,
  later,
  releaseToken = false,
  kept,
  provides,
  mayBeBehind,
}: Read<A, L>): RouteDecorator<A, L> {
  const tags = provides && { provides };
  const facts = { id, allow, response, later, releaseToken, kept, tags, mayBeBehind };
  return decorateRoute({ kind: 'reads', ...facts, status: 200, inViewOnly: true, transaction: false });
}

interface Commanded<A> extends Said<A> {
  /** Cache tags of what it makes out of date in clients. */
  invalidates: InvalidatedTags;
  /** 201 for a creation; 200 when left out. */
  status?: 200 | 201 | 202;
  /** Message of the activity log; its values come from the request and from `describeActivity`. */
  localizedMessage?: Message;
  /** False for requests that no user makes, such as a page's telemetry: they are not logged. */
  isLogged?: boolean;
  /** Allowed in view-only mode: own preferences, own password, login and logout. */
  inViewOnly?: boolean;
  /**
   * Largest file in bytes that it accepts instead of JSON. The file is complete when the handler runs: `findUpload`
   * returns it.
   */
  upload?: number;
  /** False where the handler opens its transactions itself. It then keeps no idempotency key. */
  transaction?: boolean;
}

/**
 * A route that changes data: the handler is one transaction, rerun on a conflict, honours `Idempotency-Key`, is refused
 * in view-only mode, and writes to the activity log.
 */
export function Command<A extends z.ZodType>(said: Commanded<A>): RouteDecorator<A> {
  const { status = 200, inViewOnly = false, transaction = true, releaseToken = false, invalidates, ...rest } = said;
  const tags = { invalidates };
  return decorateRoute({ kind: 'command', ...rest, status, tags, inViewOnly, transaction, releaseToken });
}

function decorateRoute<A extends Answer, L extends z.ZodType = never>(facts: RouteFacts): RouteDecorator<A, L> {
  const decorator = applyDecorators(
    facts.kind === 'reads' ? useResponseSerializer(facts) : UseInterceptors(CommandInterceptor),
    ...(facts.mayBeBehind ? [UseInterceptors(ReplicaInterceptor), ApiExtension('x-may-be-behind', true)] : []),
    markRoute(facts),
    HttpCode(facts.status),
    ApiOperation({ operationId: facts.id }),
    ApiExtension('x-permission', facts.allow),
    ApiExtension('x-kind', facts.kind),
    ...(facts.tags ? [ApiExtension('x-depot-tags', facts.tags)] : []),
    ...describeResponse(facts),
  );
  return (target, name, descriptor) => decorator(target, name, descriptor);
}

function describeResponse({ response, later, status }: RouteFacts): MethodDecorator[] {
  if (response !== 'file') return [ApiResponse({ status, description: '', standardSchema: response })];
  const file = ApiResponse({ status, description: '', schema: { type: 'string', format: 'binary' } });
  const job = later ? [ApiResponse({ status: 202, description: '', standardSchema: later })] : [];
  return [ApiProduces('application/octet-stream'), file, ...job];
}
