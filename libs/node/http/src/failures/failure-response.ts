import {
  commonMessages,
  DomainError,
  type ErrorBody,
  type ErrorCode,
  errorCodes,
  type FailureBody,
  fieldMessages,
  type FieldViolation,
  type Language,
  type Message,
  translate,
} from '@depot/contracts/errors';
import {
  findOutage,
  isBusy,
  isDuplicate,
  isOutOfRange,
  isReferenced,
  isUnfitValue,
  type Outage,
} from '@depot/node-database';
import { HttpException } from '@nestjs/common';

/** Seconds after which a client may try again when the database is away, and when it has too much to do. */
const retrySoon = 1;
const retryWhenBusy = 2;

/** The response to a failure, and whether to log it as our fault. */
export interface FailureResponse {
  body: FailureBody;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  isDefect: boolean;
}

/** Turns any thrown value into a response without internal details. */
export function buildFailureResponse(error: unknown, language: Language): FailureResponse {
  const { domainError, isDefect } = convertToDomainError(error);
  const { code, localizedMessage, values, details } = domainError;
  const body: FailureBody = {
    statusCode: errorCodes[code],
    code,
    message: translate(localizedMessage, language, values),
  };
  if (details) body.details = translateDetails(details, language);
  return { body, retryAfter: retryAfter(domainError), isDefect };
}

function translateDetails(details: NonNullable<DomainError['details']>, language: Language): FailureBody['details'] {
  if (!Array.isArray(details)) return details;
  return details.map((detail) =>
    'localizedMessage' in detail ? translateViolation(detail, language) : detail,
  ) as ErrorBody['details'];
}

function translateViolation({ path, localizedMessage, values }: FieldViolation, language: Language) {
  return { path, message: translate(localizedMessage, language, values) };
}

/** Seconds to wait, from the values of a refusal with 429. */
function retryAfter({ code, values }: DomainError): number | undefined {
  if (code === 'UNAVAILABLE') return retrySoon;
  if (code === 'BUSY') return retryWhenBusy;
  return code === 'TOO_MANY_REQUESTS' ? Number(values.seconds ?? 60) : undefined;
}

function convertToDomainError(error: unknown): { domainError: DomainError; isDefect: boolean } {
  if (error instanceof DomainError) return { domainError: error, isDefect: false };
  const outage = findOutage(error);
  if (outage) return { domainError: new DomainError('UNAVAILABLE', outages[outage]), isDefect: true };
  if (isBusy(error)) return createKnownError('BUSY');
  if (isDuplicate(error)) return createKnownError('DUPLICATE');
  if (isReferenced(error)) return createKnownError('IN_USE');
  if (isOutOfRange(error))
    return { domainError: new DomainError('VALIDATION', commonMessages.sumTooLarge), isDefect: false };
  // The schema of the request should have refused the value: logged as a bug.
  if (isUnfitValue(error))
    return { domainError: new DomainError('VALIDATION', fieldMessages.malformed), isDefect: true };
  const code = byStatus[readStatus(error) ?? 500];
  if (code === 'VALIDATION') return { domainError: new DomainError(code, fieldMessages.malformed), isDefect: false };
  return code ? createKnownError(code) : createKnownError('INTERNAL', true);
}

function createKnownError(code: keyof typeof localizedMessages, isDefect = false) {
  return { domainError: new DomainError(code, localizedMessages[code]), isDefect };
}

const localizedMessages = {
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
  BUSY: commonMessages.busy,
} satisfies Partial<Record<ErrorCode, (typeof commonMessages)['internal']>>;

/** The user sees a message; the log tells the operator the cause. */
const outages: Record<Outage, Message> = {
  unreachable: commonMessages.unavailable,
  diskFull: commonMessages.diskFull,
  readOnly: commonMessages.readOnly,
  accessDenied: commonMessages.readOnly,
};

const byStatus: Partial<Record<number, keyof typeof localizedMessages | 'VALIDATION'>> = {
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
function readStatus(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
