import {
  commonMessages,
  type ErrorBody,
  type ErrorCode,
  type Language,
  type Message,
  translate,
} from '@depot/contracts/errors';

const messages = {
  correlation: { gb: 'Correlation ID: {id}', cn: '关联编号：{id}' },
  unreachable: {
    gb: 'The server cannot be reached. Check the connection and try again.',
    cn: '无法连接服务器，请检查网络后重试。',
  },
} satisfies Record<string, Message>;

/** Why a call failed, ready to be shown. `statusCode` is 0 when no answer came. */
export interface ApiFailure {
  statusCode: number;
  code: ErrorCode;
  message: string;
  details?: ErrorBody['details'];
  /** Under which the services' log tells of it. */
  correlationId?: string;
}

/** Longer or marked-up text comes from a proxy, not from a person. */
const readableText = /^[^<>]{1,300}$/;

const unexpected = (language: Language): string => translate(commonMessages.internal, language);

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    body.message !== ''
  );
}

/** The failure that the server's answer tells of: its message or text, else 'An unexpected error occurred.' */
export function failureOfAnswer(statusCode: number, body: unknown, language: Language): ApiFailure {
  if (isErrorBody(body))
    return { statusCode, code: body.code ?? 'INTERNAL', message: body.message, details: body.details };
  const message = typeof body === 'string' && readableText.test(body) ? body : unexpected(language);
  return { statusCode, code: statusCode === 503 ? 'UNAVAILABLE' : 'INTERNAL', message };
}

/** No answer came. */
export function unreachableFailure(language: Language): ApiFailure {
  return { statusCode: 0, code: 'UNAVAILABLE', message: translate(messages.unreachable, language) };
}

export function isApiFailure(value: unknown): value is ApiFailure {
  return isErrorBody(value) && typeof value.statusCode === 'number';
}

/** The failure with the id that the server gave the call. */
export function withCorrelation(failure: ApiFailure, response: Response | undefined): ApiFailure {
  const correlationId = response?.headers.get('x-correlation-id') ?? undefined;
  return correlationId === undefined ? failure : { ...failure, correlationId };
}

/**
 * The message to show for anything that was thrown. What the server could not help comes with the id to ask operations
 * about.
 */
export function failureText(error: unknown, language: Language): string {
  if (!isApiFailure(error)) return unexpected(language);
  const { code, message, correlationId } = error;
  if (code !== 'INTERNAL' || correlationId === undefined) return message;
  return `${message} ${translate(messages.correlation, language, { id: correlationId })}`;
}
