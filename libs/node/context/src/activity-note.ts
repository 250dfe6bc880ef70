import type { MessageValues } from '@depot/contracts/errors';

/** What a command tells about itself for the activity log, beside its sentence. */
export interface ActivityNote {
  /** Fill the sentence's placeholders. */
  values: MessageValues;
  /**
   * The changed thing before and after, as plain data; kept as JSON. Without `after` the log keeps what the command
   * answers, and `before` has the same shape as the handler's `obj`.
   */
  before?: unknown;
  after?: unknown;
}
