import { type Language, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import type { ImportProblem } from '@depot/contracts/importing';

/** A refused cell or row as code and values, so that it can be stored and shown in any language. */
export interface RowProblem {
  line: number;
  /** Title of the column in the file or, if the file lacks it, ours. Empty for the whole row. */
  column: string;
  localizedMessage: Message;
  values: MessageValues;
}

/** The problem in the reader's language. */
export function translateProblem(
  { line, column, localizedMessage, values }: RowProblem,
  language: Language,
): ImportProblem {
  return { line, column, message: translate(localizedMessage, language, values) };
}
