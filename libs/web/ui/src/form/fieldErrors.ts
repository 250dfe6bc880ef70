import type { ErrorBody, FieldError } from '@depot/contracts/errors';
import type { FormInstance } from 'antd';

type FieldPath = (string | number)[];

const isFieldError = (detail: object): detail is FieldError => 'path' in detail && 'message' in detail;

/** Converts the server's details into errors of single fields. */
export function fieldErrorsOf(details: ErrorBody['details']): FieldError[] {
  const errors: FieldError[] = [];
  (details ?? []).forEach((detail) => isFieldError(detail) && errors.push(detail));
  return errors;
}

/** `orderItems.2.quantity` → ['orderItems', 2, 'quantity'] */
function parseFieldPath(path: string): FieldPath {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * Puts the server's field errors at their fields and moves to the first. `rename` maps a path of the request to a field
 * of the form where they differ. Returns true when at least one error has found its field; else the message needs
 * another place.
 */
export function showFieldErrors(
  form: FormInstance,
  details: ErrorBody['details'],
  rename: (path: string) => string = (path) => path,
): boolean {
  const fields = fieldErrorsOf(details).map(({ path, message }) => ({
    name: parseFieldPath(rename(path)),
    errors: [message],
  }));
  const known = fields.filter(({ name }) => form.getFieldInstance(name) !== undefined);
  form.setFields(known);
  const [first] = known;
  // a disabled field cannot take the focus, and a submitted form is enabled again with the next render
  if (first) requestAnimationFrame(() => form.scrollToField(first.name, { focus: true, block: 'center' }));
  return known.length > 0;
}
