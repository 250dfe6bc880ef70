import { HttpException } from '@nestjs/common';
import {
  commonMessages,
  errorCodes,
  fieldMessages,
  Refusal,
  say,
  type ErrorBody,
  type ErrorCode,
  type FieldRefusal,
  type Language,
} from '@depot/contracts/errors';
import { isDuplicate, isReferenced, isUnavailable } from '@depot/node-database';

/** Seconds after which a client may try again when the database is away. */
const retrySoon = 1;

/** What goes out for a failure, and whether it is ours to look into. */
export interface FailureAnswer {
  body: ErrorBody;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  isDefect: boolean;
}

/** Turns whatever was thrown into an answer that tells no secrets. */
export function failureAnswer(error: unknown, language: Language): FailureAnswer {
  const { refusal, isDefect } = refusalOf(error);
  const { code, sentence, values, details } = refusal;
  const body: ErrorBody = { statusCode: errorCodes[code], code, message: say(sentence, language, values) };
  if (details) body.details = details.map((detail) => ('sentence' in detail ? spoken(detail, language) : detail)) as ErrorBody['details'];
  return { body, retryAfter: retryAfter(refusal), isDefect };
}

function spoken({ path, sentence, values }: FieldRefusal, language: Language) {
  return { path, message: say(sentence, language, values) };
}

/** A refusal with 429 says in its value `seconds` how long to wait. */
function retryAfter({ code, values }: Refusal): number | undefined {
  if (code === 'UNAVAILABLE') return retrySoon;
  return code === 'TOO_MANY_REQUESTS' ? Number(values.seconds ?? 60) : undefined;
}

function refusalOf(error: unknown): { refusal: Refusal; isDefect: boolean } {
  if (error instanceof Refusal) return { refusal: error, isDefect: false };
  if (isUnavailable(error)) return known('UNAVAILABLE', true);
  if (isDuplicate(error)) return known('DUPLICATE');
  if (isReferenced(error)) return known('IN_USE');
  const code = byStatus[statusOf(error) ?? 500];
  if (code === 'VALIDATION') return { refusal: new Refusal(code, fieldMessages.malformed), isDefect: false };
  return code ? known(code) : known('INTERNAL', true);
}

function known(code: keyof typeof sentences, isDefect = false) {
  return { refusal: new Refusal(code, sentences[code]), isDefect };
}

const sentences = {
  UNAUTHENTICATED: commonMessages.unauthenticated,
  FORBIDDEN: commonMessages.forbidden,
  NOT_FOUND: commonMessages.notFound,
  DUPLICATE: commonMessages.duplicate,
  IN_USE: commonMessages.inUse,
  PAYLOAD_TOO_LARGE: commonMessages.payloadTooLarge,
  UNSUPPORTED_MEDIA_TYPE: commonMessages.unsupportedMediaType,
  TOO_MANY_REQUESTS: commonMessages.tooManyRequests,
  INTERNAL: commonMessages.internal,
  UNAVAILABLE: commonMessages.unavailable,
} satisfies Partial<Record<ErrorCode, (typeof commonMessages)['internal']>>;

const byStatus: Partial<Record<number, keyof typeof sentences | 'VALIDATION'>> = {
  400: 'VALIDATION',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'VALIDATION',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'PAYLOAD_TOO_LARGE',
  503: 'UNAVAILABLE',
};

/** Status of errors that the framework throws before or instead of a handler. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
