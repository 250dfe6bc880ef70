import type { Schema } from '@depot/storage';
import type { Submission } from './submissions.js';

/** Names the submission in the address of its page. */
const parameter = 'entry';

/** Address of the page of a rejected submission, which opens with the rejected input. */
export const buildReopenPath = ({ path, key }: Pick<Submission<unknown>, 'path' | 'key'>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(key)}`;

/** Key of the submission that the address reopens; null if it reopens none. */
export const reopenedKey = (params: URLSearchParams): string | null => params.get(parameter);

/** Input of a rejected submission, and its key in the queue. */
interface Reopened<Entered> {
  key: string;
  entered: Entered;
}

/** Finds the rejected submission; undefined if none with valid input is stored. */
export function reopened<Entered>(
  rejected: readonly Submission<unknown>[],
  params: URLSearchParams,
  schema: Schema<Entered>,
): Reopened<Entered> | undefined {
  const named = reopenedKey(params);
  const entry = rejected.find(({ key }) => key === named);
  const checked = entry && schema.safeParse(entry.entered);
  return entry && checked?.success ? { key: entry.key, entered: checked.data } : undefined;
}
