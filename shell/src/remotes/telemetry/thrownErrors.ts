import { csrfHeader, sendPaired } from '@depot/api/light';
import { newKey } from '@depot/api/new-key';
import {
  redactErrorMessage,
  shellName,
  type ThrownError,
  thrownErrorLimits,
  type ThrownFrame,
} from '@depot/contracts/deployments';
import { findOwnedFile } from '../verify/integrity.js';
import { isInSample, readTabToken } from './queue.js';
import type { CodeOwner } from './views.js';

const address = '/api/remotes/errors';
/** Milliseconds until errors are sent: those of one failure leave together. */
const soon = 1_000;
const referenceLength = 10;

/** References of reported errors, so that an error that passes several boundaries is reported once. */
const references = new WeakMap<object, string>();
/** References by remote, message and place: an error that is thrown all the time is reported once by this page. */
let known = new Map<string, string>();
let waiting: ThrownError[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports an error of a remote to the operators, at most 20 different ones until the page is loaded again. Returns the
 * short id under which they find it; undefined if it is not reported.
 */
export function reportThrown({ remote, version }: CodeOwner, error: unknown): string | undefined {
  const isObject = typeof error === 'object' && error !== null;
  const reported = isObject ? references.get(error) : undefined;
  if (reported !== undefined) return reported;
  if (remote === shellName || !isInSample() || readTabToken() === undefined) return undefined;
  const message = redactErrorMessage(describeError(error)) || 'Error';
  const frames = readFrames(error instanceof Error ? (findCause(error).stack ?? '') : '');
  const key = JSON.stringify([remote, version, message, frames[0]]);
  const reference = known.get(key) ?? queue({ remote, version, message, frames });
  if (reference === undefined) return undefined;
  known.set(key, reference);
  if (isObject) references.set(error, reference);
  return reference;
}

/** Sends all queued errors. Those that cannot be sent are lost. */
export function sendThrown(): void {
  clearTimeout(timer);
  timer = undefined;
  const errors = waiting;
  waiting = [];
  for (let from = 0; from < errors.length; from += thrownErrorLimits.errors)
    send(errors.slice(from, from + thrownErrorLimits.errors));
}

/** Forgets what this page has reported. For tests. */
export function resetThrown(): void {
  known = new Map();
  waiting = [];
}

function queue(error: Pick<ThrownError, 'remote' | 'version' | 'message' | 'frames'>): string | undefined {
  if (known.size >= thrownErrorLimits.perPage) return undefined;
  const reference = newKey().replaceAll('-', '').slice(0, referenceLength);
  waiting.push({
    ...error,
    reference,
    screen: readScreen(location.pathname),
    browser: nameBrowser(navigator.userAgent),
  });
  timer ??= setTimeout(sendThrown, soon);
  return reference;
}

/** `keepalive` sends them even while the page unloads. */
function send(errors: ThrownError[]): void {
  const token = readTabToken();
  if (token === undefined) return;
  const post = () =>
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ errors }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...csrfHeader() },
      keepalive: true,
    });
  sendPaired(post, ({ status }) => status).catch(() => undefined);
}

/** The error that a failed load wraps. */
const findCause = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = findCause(error);
  return [error === cause ? '' : `${error.name}:`, `${cause.name}:`, cause.message].filter(Boolean).join(' ');
}

const placePattern = /^(https?:\/\/.+):(\d+):(\d+)\)?$/;

/** Splits a frame of Chromium (`at name (file:1:2)`), or of Firefox and Safari (`name@file:1:2`). */
function readFrame(written: string): { name: string; url: string; line: number; column: number } | undefined {
  const start = written.search(/https?:\/\//);
  const [, url, line, column] = placePattern.exec(written.slice(Math.max(start, 0)).trim()) ?? [];
  if (url === undefined) return undefined;
  const name = written
    .slice(0, start)
    .trim()
    .replace(/^at\b(?: async\b)? ?/, '');
  return { name, url, line: Number(line), column: Number(column) };
}

function readFrames(stack: string): ThrownFrame[] {
  const frames = stack.split('\n').flatMap((written): ThrownFrame[] => {
    const frame = readFrame(written);
    if (frame === undefined) return [];
    const { url, line, column } = frame;
    const name = frame.name
      .replaceAll(/[^\w.$<> ]/g, '')
      .trim()
      .slice(0, thrownErrorLimits.functionName);
    const file = (findOwnedFile(url) ?? `~/${new URL(url).pathname.split('/').at(-1)}`).slice(
      0,
      thrownErrorLimits.file,
    );
    return [{ name, file, line, column }];
  });
  return frames.slice(0, thrownErrorLimits.frames);
}

/** Route of a page below `/in/`, with `:id` in place of what is no word. */
export const readScreen = (pathname: string): string =>
  pathname
    .replace(/^\/(in\/)?/, '')
    .split('/')
    .map((part) => (/^[a-z][a-z-]*$/.test(part) ? part : part && ':id'))
    .filter(Boolean)
    .join('/')
    .slice(0, 200);

const families = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)/],
] as const;

/** Family and major version of a browser. */
export function nameBrowser(userAgent: string): string {
  for (const [family, pattern] of families) {
    const [, major] = pattern.exec(userAgent) ?? [];
    if (major !== undefined) return `${family} ${major.slice(0, 4)}`;
  }
  return 'Other';
}
