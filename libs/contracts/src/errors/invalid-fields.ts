import { DomainError, type FieldViolation } from './domain-error.js';
import { messages } from './messages.js';

/** Error of a command that refuses these fields. */
export const invalidFields = (violations: readonly FieldViolation[]): DomainError =>
  new DomainError('VALIDATION', messages.validation, {}, [...violations]);

/** @throws DomainError `VALIDATION` if there is any */
export function assertNoViolations(violations: readonly FieldViolation[]): void {
  if (violations.length > 0) throw invalidFields(violations);
}
