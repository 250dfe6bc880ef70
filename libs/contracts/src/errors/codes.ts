/** Stable error codes and the HTTP status that each travels with. */
export const errorCodes = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR: 401,
  FORBIDDEN: 403,
  VIEW_ONLY: 403,
  NOT_ACTIVATED: 403,
  WAREHOUSE_SUSPENDED: 403,
  CSRF: 403,
  NOT_FOUND: 404,
  INSUFFICIENT_STOCK: 409,
  INVALID_TRANSITION: 409,
  INVOICE_PAID: 409,
  OVERPAYMENT: 409,
  CREDIT_LIMIT: 409,
  PERIOD_CLOSED: 409,
  IN_USE: 409,
  DUPLICATE: 409,
  STALE: 409,
  UNUSUAL_WEIGHT: 409,
  EXPIRED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  BUSY: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** One refused field of a request. `path` is dotted, e.g. `orderItems.2.quantity`. */
export interface FieldError {
  path: string;
  message: string;
}

/** One line that stock cannot meet. Amounts as on the wire (pieces, or pounds for pooled weight). */
export interface Shortage {
  productId: number;
  productName: string;
  requested: number;
  available: number;
}

/** The books are closed up to this calendar day of the distributor (`YYYY-MM-DD`), inclusive. */
export interface ClosedPeriod {
  closedThrough: string;
}

/** The body of a failure as screens read it. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  details?: FieldError[] | Shortage[];
}

/** The body of every failure, that of `PERIOD_CLOSED` included. Clients that know only lists ignore the latter's. */
export interface FailureBody extends Omit<ErrorBody, 'details'> {
  details?: ErrorBody['details'] | ClosedPeriod;
}
