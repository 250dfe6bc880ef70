import { isApiFailure } from '@depot/api';
import type { FieldError } from '@depot/contracts/errors';
import { fieldErrorsOf } from '@depot/ui';

/** What the server said about the fields of an address, by their names in its form. */
export interface AddressErrors {
  kind: 'shipAddress' | 'billAddress';
  errors: FieldError[];
}

/** The address that a refusal is about: the first one, where it is about both. Undefined where it is about neither. */
export function addressErrors(failure: unknown): AddressErrors | undefined {
  const rejected = isApiFailure(failure) ? fieldErrorsOf(failure.details) : [];
  const kinds = ['shipAddress', 'billAddress'] as const;
  return kinds.map((kind) => ({ kind, errors: below(kind, rejected) })).find(({ errors }) => errors.length > 0);
}

function below(kind: AddressErrors['kind'], rejected: FieldError[]): FieldError[] {
  const prefix = `${kind}.`;
  return rejected.flatMap(({ path, message }) =>
    path.startsWith(prefix) ? [{ path: path.slice(prefix.length), message }] : [],
  );
}
