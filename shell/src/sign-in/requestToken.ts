import {
  actionKey,
  type ApiFailure,
  csrfHeader,
  failureOfAnswer,
  isSettled,
  sendPaired,
  unreachableFailure,
} from '@depot/api/light';
import type { Language } from '@depot/contracts/errors';
import type { SignIn } from '../session/accountApi.js';

const path = '/auth/login';
/** Waits before another try, in milliseconds: a dropped connection or a restarting server is often back by then. */
const waits = [300, 1_200];

/** Signs in: the token, or why there is none. */
export async function requestToken(signIn: SignIn, language: Language): Promise<{ token: string } | ApiFailure> {
  const { key, settle } = actionKey(path, signIn);
  const answer = await postSignIn(signIn, language, key);
  const body = await readBody(answer);
  if (isSettled(answer?.status ?? 0)) settle();
  if (!answer) return unreachableFailure(language);
  if (answer.ok && isToken(body)) return body;
  const correlationId = answer.headers.get('x-correlation-id') ?? undefined;
  return { ...failureOfAnswer(answer.status, body, language), correlationId };
}

async function postSignIn(signIn: SignIn, language: Language, key: string): Promise<Response | undefined> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language, 'Idempotency-Key': key };
  const body = JSON.stringify(signIn);
  const send = () => fetch(`/api${path}`, { method: 'POST', headers: { ...headers, ...csrfHeader() }, body });
  for (let attempt = 0; ; attempt += 1) {
    const answer = await sendPaired(send, ({ status }) => status).catch(() => undefined);
    const wait = waits[attempt];
    if ((answer && answer.status !== 503) || wait === undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function readBody(answer: Response | undefined): Promise<unknown> {
  const text = (await answer?.text().catch(() => '')) ?? '';
  try {
    return JSON.parse(text);
  } catch {
    return text; // a proxy's response
  }
}

const isToken = (body: unknown): body is { token: string } =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string';
