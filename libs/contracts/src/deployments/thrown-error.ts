import type { Message } from '../errors/index.js';

/** Bounds of what is collected of errors in remotes. */
export const thrownErrorLimits = {
  /** Errors in one message of a browser. */
  errors: 10,
  /** Errors that one page reports until it is loaded again. */
  perPage: 20,
  /** Messages a minute of one user to one process. */
  messagesPerMinute: 30,
  /** Characters of a message. */
  message: 300,
  /** Frames of a stack, innermost first. */
  frames: 20,
  /** Characters of a frame's function. */
  functionName: 100,
  /** Characters of a frame's file. */
  file: 200,
  /** Different errors of one version that are kept, and those of them that one user is the first to report. */
  groups: 200,
  groupsOfUser: 20,
  /** Reports of one error that are kept. */
  occurrences: 50,
  /** Days for which an error is kept after it was last reported. */
  days: 30,
} as const;

const word = /[^\s"'`“”‘’()]+/g;
const quoted = /"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”|‘[^‘’]*’/g;
const identifier = /[\w-]{4,}/g;
const number = /\d+(?:[.,:]\d+)*/g;
const unwanted = /[\p{C}\p{Zl}\p{Zp}\s]+/gu;

/**
 * An error's message without the user's data: quoted text, web and email addresses and numbers are replaced. Messages
 * that differ in these alone become equal.
 */
export function redactErrorMessage(message: string): string {
  return message
    .slice(0, 10 * thrownErrorLimits.message)
    .replace(word, redactAddress)
    .replace(quoted, '<text>')
    .replace(identifier, redactHexadecimal)
    .replace(number, '<number>')
    .replace(unwanted, ' ')
    .trim()
    .slice(0, thrownErrorLimits.message)
    .trim();
}

function redactAddress(written: string): string {
  if (written.includes('://')) return '<address>';
  return /[^@]@[^@]/.test(written) ? '<email>' : written;
}

const redactHexadecimal = (written: string): string =>
  /^[\da-f-]+$/i.test(written) && /\d/.test(written) ? '<number>' : written;

export const thrownErrorMessages = {
  tooMany: {
    gb: 'Too many error reports; try again in {seconds|second|seconds}.',
    cn: '错误报告过多，请在 {seconds} 秒后重试。',
  },
} satisfies Record<string, Message>;
