import { type Message, type MessageValues, translate } from '@depot/contracts/errors';
import { type ActivityNote, currentContext, currentTenantId } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A line of the log: a command that completed or failed. */
export interface ActivityRecord {
  /** Operation id of the route. */
  operation: string;
  localizedMessage: Message;
  note: ActivityNote;
  completed: boolean;
}

/** Longest text that the log keeps; values come from people. */
const textLength = 1000;
/** Longest before or after that the log keeps, in characters. */
const jsonLength = 4_000_000;

/** Writes a line for the current tenant and user in the current transaction. */
@Injectable()
export class ActivityLog {
  constructor(private readonly db: Db) {}

  async write({ operation, localizedMessage, note, completed }: ActivityRecord): Promise<void> {
    const { session, releaseToken, correlationId } = currentContext();
    await this.db.executeOnCommit(
      `INSERT INTO activity_log
        (tenant_id, user_id, user_name, operation, sentence_values, text_gb, text_cn, before_json, after_json,
        time, completed, correlation_id)
       VALUES (:tenantId, :userId, :userName, :operation, :localizedValues, :gb, :cn, :before, :after, :time,
       :completed, :correlationId)`,
      {
        tenantId: currentTenantId(),
        userId: session?.id ?? null,
        userName: session?.displayName ?? releaseToken?.name ?? 'Depot',
        operation,
        localizedValues: JSON.stringify(shortenValues(note.values)),
        gb: translateMessage(localizedMessage, 'gb', note),
        cn: translateMessage(localizedMessage, 'cn', note),
        before: formatJson(note.before),
        after: formatJson(note.after),
        time: Date.now(),
        completed,
        correlationId,
      },
    );
  }
}

/** A try that failed early knows fewer values than its message asks for. */
function translateMessage(localizedMessage: Message, language: 'gb' | 'cn', { values }: ActivityNote): string {
  return translate(localizedMessage, language, values)
    .replace(/\{\w+\}/g, '…')
    .slice(0, textLength);
}

/** The column has room for some tens of such texts; a command may name thousands of things in one. */
function shortenValues(values: MessageValues): MessageValues {
  const trimText = (text: string) => text.slice(0, textLength);
  const kept = Object.entries(values).map(([name, value]): [string, MessageValues[string]] => {
    if (typeof value === 'number') return [name, value];
    return [name, typeof value === 'string' ? trimText(value) : { gb: trimText(value.gb), cn: trimText(value.cn) }];
  });
  return Object.fromEntries(kept);
}

function formatJson(value: unknown): string | null {
  if (value === undefined) return null;
  const json = JSON.stringify(value);
  return json.length > jsonLength ? null : json;
}
