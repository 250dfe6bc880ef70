import { Injectable, Logger } from '@nestjs/common';
import { Refusal, type Message } from '@depot/contracts/errors';
import { currentContext, type Context } from '@depot/node-context';
import { ActivityLog, Db, IdempotencyKeys } from '@depot/node-database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteFacts } from '../route/route-facts.js';
import { serialise } from '../route/serialise.js';
import { requestKey, type RequestKey } from './request-key.js';
import { outcomeOf, requestValues } from './request-values.js';

const logger = new Logger('Command');

/** A command that says nothing about itself. */
const unnamed: Message = { gb: 'Did "{operation}"', cn: '执行了“{operation}”' };

/** Runs commands: one transaction each, once for each idempotency key, told to the activity log. */
@Injectable()
export class CommandRunner {
  constructor(
    private readonly db: Db,
    private readonly keys: IdempotencyKeys,
    private readonly log: ActivityLog,
  ) {}

  async run(facts: RouteFacts, request: FastifyRequest, reply: FastifyReply, handle: () => Promise<unknown>): Promise<unknown> {
    const context = currentContext();
    const key = context.session && facts.transaction ? requestKey(request) : undefined;
    const once = () => {
      context.activity = { values: requestValues(request) };
      return key ? this.keyed(key, facts, reply, handle) : this.done(facts, handle);
    };
    try {
      return facts.transaction ? await this.db.transaction(once) : await once();
    } catch (error) {
      await this.tellFailure(facts, context, error);
      throw error;
    }
  }

  private async keyed(
    { key, requestHash }: RequestKey,
    facts: RouteFacts,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    const given = await this.keys.take(key, requestHash);
    if (given) {
      reply.header('idempotency-replayed', 'true');
      return JSON.parse(given.body);
    }
    const answer = await this.done(facts, handle);
    await this.keys.keep(key, { status: facts.status, body: JSON.stringify(answer) });
    return answer;
  }

  private async done(facts: RouteFacts, handle: () => Promise<unknown>): Promise<unknown> {
    const answer = serialise(facts, await handle());
    addOutcome(facts, answer);
    await this.tell(facts, true);
    return answer;
  }

  /** Public commands have no tenant; what they do is told by their service where it matters. */
  private async tell({ id, sentence = unnamed }: RouteFacts, completed: boolean): Promise<void> {
    const { tenantId, activity } = currentContext();
    if (tenantId === undefined) return;
    const note = { ...activity, values: { ...activity?.values, operation: id } };
    await this.log.write({ operation: id, sentence, note, completed });
  }

  /** A try that the rules refused or that broke is told too; one that was merely mistyped is not. */
  private async tellFailure(facts: RouteFacts, context: Context, error: unknown): Promise<void> {
    if (error instanceof Refusal && (error.code === 'VALIDATION' || error.code === 'IDEMPOTENCY_KEY_REUSED')) return;
    if (context.activity) context.activity = { values: context.activity.values };
    try {
      await this.db.apart(() => this.tell(facts, false));
    } catch (loggingError) {
      logger.warn(`The activity log could not be written: ${loggingError instanceof Error ? loggingError.message : ''}`);
    }
  }
}

/**
 * The log keeps what the command answers, unless the command has said itself what it left. `before` then has the shape that the
 * handler answers in `obj`, so that both can be compared as they go out.
 */
function addOutcome(facts: RouteFacts, answer: unknown): void {
  const { activity } = currentContext();
  const outcome = outcomeOf(answer);
  if (!activity || activity.after !== undefined || outcome === undefined) return;
  activity.after = outcome;
  if (activity.before !== undefined) activity.before = outcomeOf(serialise(facts, { obj: activity.before }));
}
