import type { Schema } from '@depot/storage';
import type { Submission } from './submissions.js';

/** Names the submission in the address of its page. */
const parameter = 'entry';

/** The page of a submission that was refused, which begins there with what was entered. */
export const reopenPath = ({ path, key }: Pick<Submission<unknown>, 'path' | 'key'>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(key)}`;

/** The key of the submission that an address opens again; null where it opens none. */
export const reopenedKey = (params: URLSearchParams): string | null => params.get(parameter);

/** What was entered for a submission that the server has refused, with the key under which it waits for the person. */
interface Reopened<Entered> {
  key: string;
  entered: Entered;
}

/** Finds it among what was refused; undefined where nothing, or nothing legible, is kept of it. */
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
