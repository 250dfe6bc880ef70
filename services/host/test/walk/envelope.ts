import { errorCodes, fieldMessages } from '@depot/contracts/errors';
import type { AnyBody, TestAnswer } from '@depot/node-testing';

/** Texts that disclose internals to a client: stack traces, SQL, messages of libraries. */
const internals = [
  /\bat \S+ \(?\S+:\d+:\d+/,
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) .*\b(FROM|VALUES|SET|WHERE)\b/,
  /\b(ER_[A-Z_]+|ECONN\w+|Zod\w*|TypeError|QueryFailedError)\b/,
  /\b(Cannot (GET|POST|PUT|DELETE|read)|Invalid input|Internal Server Error|Bad Request)\b/,
  /\bundefined\b|\bNaN\b|\[object \w+\]|\{\w+[|}]/,
];
const parts = ['statusCode', 'code', 'message', 'details'];

/** Says how the response to well-formed JSON is wrong; undefined if it has the form of every failure. */
export function faultOf({ status, body }: TestAnswer<AnyBody>): string | undefined {
  if (status < 400) return undefined;
  if (status >= 500) return 'a failure of the server';
  if (typeof body !== 'object' || Object.keys(body).some((part) => !parts.includes(part))) return 'another envelope';
  const { code, message } = body;
  const known = Object.entries(errorCodes).find(([name]) => name === code);
  if (known?.[1] !== status || (body as { statusCode?: unknown }).statusCode !== status) return 'another status';
  if (message === fieldMessages.malformed.gb) return 'refused by the database instead of by its schema';
  const told = [message, ...sentencesOf(body.details)];
  const silent = told.find((sentence) => typeof sentence !== 'string' || sentence.trim() === '');
  if (silent !== undefined) return 'without a message';
  const texts = told.map((sentence) => JSON.stringify(sentence));
  return texts.find((text) => internals.some((pattern) => pattern.test(text))) && 'tells of the inside';
}

/** Messages of the details. Lines with insufficient stock have numbers instead, a closed period has its last day. */
function sentencesOf(details: AnyBody['details'] | undefined): unknown[] {
  return listDetails(details)
    .filter((detail) => 'path' in detail)
    .map(({ message }) => message);
}

/** Details of single fields or lines; the details of a closed period are no list. */
export function listDetails(details: AnyBody['details'] | undefined): AnyBody['details'] {
  return Array.isArray(details) ? details : [];
}
