import { checkedBy, defineStored } from '@depot/storage';

/** Lines that are remembered; an older tab than that has been reloaded long since. */
const most = 500;

const sent = defineStored({
  key: 'sent-lines',
  schema: checkedBy(
    (value): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  ),
  scope: 'user',
  version: 1,
});

/** Another tab of this browser, which had the same draft, has sent some of these lines. */
export const isEveryLineSent = (lines: readonly string[]): boolean => {
  const known = new Set(sent.get());
  return lines.some((line) => known.has(line));
};

/** Blocks other tabs from sending these lines. */
export const recordSentLines = (lines: readonly string[]): void => {
  if (lines.length > 0) sent.set([...new Set([...(sent.get() ?? []), ...lines])].slice(-most));
};

/** The server would not have them: they may be sent again. */
export const removeSentLines = (lines: readonly string[]): void => {
  const left = (sent.get() ?? []).filter((each) => !lines.includes(each));
  if (left.length > 0) sent.set(left);
  else sent.remove();
};
