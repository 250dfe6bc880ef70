import { Problem } from '../say/say.mjs';

const answerWithinMs = 60_000;
/** Bytes a second of an upload that is still worth waiting for. */
const slowestBytes = 32 * 1024;

/**
 * Complete response of a Depot; a refusal is a `Problem` with its message, as is a failed connection. The timeout is a
 * minute, and grows with the size of the request.
 *
 * @param {string} base name of the product in messages
 * @param {string} url
 * @param {Omit<RequestInit, 'signal' | 'redirect'>} request
 */
export async function answerOf(base, url, request) {
  const bytes = sizeOf(request.body);
  const timeoutMs = answerWithinMs + Math.ceil(bytes / slowestBytes) * 1000;
  const tell = (error) => {
    throw new Problem(told(error, base, { bytes, seconds: timeoutMs / 1000 }));
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...request, redirect: 'error', signal }).catch(tell);
  const text = await response.text().catch(tell);
  const answer = parsed(text);
  if (response.ok && answer) return answer;
  throw new Problem(answer?.message ?? `${base} answered ${response.status}: is it a Depot?`);
}

function sizeOf(body) {
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + (value.size ?? 0), 0);
}

/** Codes of a connection that there was, and that did not last. */
const cut = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function told(error, base, { bytes, seconds }) {
  const { message, code } = error.cause ?? error;
  if (error.name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT') {
    const sent = bytes > 0 ? ` to ${Math.ceil(bytes / 1024)} kB` : '';
    return `${base} was too slow: no answer${sent} within ${seconds} s.`;
  }
  if (cut.has(code)) return `${base} ended the connection before it answered: ${message}`;
  return `${base} cannot be reached: ${message}`;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
