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

/** Messages by the status of a proxy's response: whether to try again, and that nothing is lost. */
const proxyFailures: Partial<Record<number, { code: ErrorCode; message: Message }>> = {
  403: {
    code: 'FORBIDDEN',
    message: {
      gb: 'The network refused this before it reached the server. Nothing was changed. Please tell IT support.',
      cn: '请求在到达服务器之前被网络拒绝，数据没有任何改动。请联系 IT 支持。',
    },
  },
  413: {
    code: 'PAYLOAD_TOO_LARGE',
    message: {
      gb: 'This is too large to be sent, and trying again does not help. Nothing was changed. Send less at once.',
      cn: '内容过大，无法发送，重试也无济于事；数据没有任何改动。请分批发送。',
    },
  },
  429: {
    code: 'TOO_MANY_REQUESTS',
    message: {
      gb: 'Too many requests were sent at once. Nothing is lost: wait a minute and try again.',
      cn: '短时间内请求过多。内容没有丢失，请一分钟后再试。',
    },
  },
  502: {
    code: 'UNAVAILABLE',
    message: {
      gb: 'The server is not answering, it may be restarting. Nothing is lost: try again in a moment.',
      cn: '服务器没有响应，可能正在重启。内容没有丢失，请稍后再试。',
    },
  },
  503: {
    code: 'UNAVAILABLE',
    message: {
      gb: 'The server is busy or restarting. Nothing is lost: try again in a moment.',
      cn: '服务器繁忙或正在重启。内容没有丢失，请稍后再试。',
    },
  },
  504: {
    code: 'UNAVAILABLE',
    message: {
      gb: 'The answer took too long. Nothing is lost: look whether it was done, else try again.',
      cn: '服务器响应超时。内容没有丢失，请先确认操作是否已完成，未完成再重试。',
    },
  },
};

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

const createUnexpected = (language: Language): string => translate(commonMessages.internal, language);

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    body.message !== ''
  );
}

/**
 * Failure in a server's response: its message or text, else the meaning of a proxy's status, else 'An unexpected error
 * occurred.'
 */
export function failureOfAnswer(statusCode: number, body: unknown, language: Language): ApiFailure {
  if (isErrorBody(body))
    return { statusCode, code: body.code ?? 'INTERNAL', message: body.message, details: listDetails(body) };
  const { code, message } = proxyFailures[statusCode] ?? { code: 'INTERNAL', message: commonMessages.internal };
  const isReadable = typeof body === 'string' && readableText.test(body.trim());
  return { statusCode, code, message: isReadable ? body : translate(message, language) };
}

/** Details in a list; the last closed day of `PERIOD_CLOSED` stands in the message. */
function listDetails({ details }: Pick<ErrorBody, 'details'>): ErrorBody['details'] {
  return Array.isArray(details) ? details : undefined;
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

/** Message to show for a thrown value. A fault of the server includes the id with which operations find it. */
export function failureText(error: unknown, language: Language): string {
  if (!isApiFailure(error)) return createUnexpected(language);
  const { code, message, correlationId } = error;
  if (code !== 'INTERNAL' || correlationId === undefined) return message;
  return `${message} ${translate(messages.correlation, language, { id: correlationId })}`;
}
