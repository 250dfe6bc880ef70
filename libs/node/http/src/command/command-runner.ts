import { DomainError, type Message } from '@depot/contracts/errors';
import { type Context, currentContext } from '@depot/node-context';
import { Db, findOutage, isBusy } from '@depot/node-database';
import { ActivityLog } from '@depot/node-platform';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { receiveUpload, removeUpload } from '../edge/uploads.js';
import { removeSecrets } from '../response/without-secrets.js';
import type { RouteFacts } from '../route/route-facts.js';
import { serialise } from '../route/serialise.js';
import { KeyedResponses } from './keyed-responses.js';
import { collectRequestValues, getOutcome } from './request-values.js';

const logger = new Logger('Command');

/** A command, and the fields that it declares in its body and query. */
export interface RunnableCommand {
  facts: RouteFacts;
  fields: ReadonlySet<string>;
}

/** Default text of a command without a message. */
const unnamed: Message = { gb: 'Did "{operation}"', cn: '执行了“{operation}”' };

/** Runs commands: one transaction each, once for each idempotency key, with a line in the activity log. */
@Injectable()
export class CommandRunner {
  constructor(
    private readonly db: Db,
    private readonly keyed: KeyedResponses,
    private readonly log: ActivityLog,
  ) {}

  async run(
    { facts, fields }: RunnableCommand,
    request: FastifyRequest,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    const context = currentContext();
    context.operation = facts.id;
    // A public command may run for another user than the session's, so it takes no key of the session.
    const isKeyed = context.session && facts.transaction && facts.allow !== 'public';
    const work = () => {
      context.activity = { values: collectRequestValues(request, fields) };
      return this.runAndRecord(facts, handle);
    };
    const keepResponse = (answer: unknown) => removeSecretsFromAnswer(facts, answer);
    const runOnce = () => (facts.transaction ? this.db.transaction(work) : work());
    try {
      // A file is waited for before anything is locked.
      if (facts.upload !== undefined) await receiveUpload(request, facts.upload);
      return await (isKeyed
        ? this.keyed.once(request, reply, runOnce, { status: facts.status, keep: keepResponse })
        : runOnce());
    } catch (error) {
      await this.recordFailure(facts, context, error);
      throw error;
    } finally {
      if (facts.upload !== undefined) await removeUpload(request);
    }
  }

  private async runAndRecord(facts: RouteFacts, handle: () => Promise<unknown>): Promise<unknown> {
    const answer = serialise(facts, await handle());
    addOutcome(facts, answer);
    await this.recordActivity(facts, true);
    return answer;
  }

  /** Public commands have no tenant; their services log them if needed. */
  private async recordActivity(facts: RouteFacts, completed: boolean): Promise<void> {
    const { id, localizedMessage = unnamed, isLogged = true } = facts;
    const { tenantId, activity } = currentContext();
    if (tenantId === undefined || !isLogged) return;
    const note = { ...activity, values: { ...activity?.values, operation: id } };
    await this.log.write({ operation: id, localizedMessage, note, completed });
  }

  /** Logs a try that the rules refused or that failed; invalid input is not logged. */
  private async recordFailure(facts: RouteFacts, context: Context, error: unknown): Promise<void> {
    if (error instanceof DomainError && (error.code === 'VALIDATION' || error.code === 'IDEMPOTENCY_KEY_REUSED'))
      return;
    // There is no turn for the log either.
    if (isBusy(error) || findOutage(error)) return;
    if (context.activity) context.activity = { values: context.activity.values };
    try {
      await this.db.outsideTransaction(() => this.recordActivity(facts, false));
    } catch (loggingError) {
      logger.warn(
        `The activity log could not be written: ${loggingError instanceof Error ? loggingError.message : ''}`,
      );
    }
  }
}

/** The body that is stored for the key. Secrets are returned once, so a replay omits them. */
function removeSecretsFromAnswer({ response }: RouteFacts, answer: unknown): unknown {
  return response === 'file' ? answer : removeSecrets(response, answer);
}

/**
 * The log keeps the command's result, unless the command has set `after` itself. `before` then has the shape of the
 * handler's `obj`, so that both are serialised alike.
 */
function addOutcome(facts: RouteFacts, answer: unknown): void {
  const { activity } = currentContext();
  const outcome = getOutcome(answer);
  if (!activity || activity.after !== undefined || outcome === undefined) return;
  activity.after = outcome;
  if (activity.before !== undefined) activity.before = getOutcome(serialise(facts, { obj: activity.before }));
}
