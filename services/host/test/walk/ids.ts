import { type Field, nameOf } from './json-schema.js';

/** The largest id that the contracts accept; only ids have this bound. */
const maxId = 4_294_967_295;
const idName = /^(id|pid|user|before)$|Ids?$/;
const invoiceIdPattern = '^R?I\\d';

export type IdKind = 'number' | 'invoice' | 'label';

/** Kind of id that a field holds, if any. Bodies tell it by their schema, queries only by the name. */
export function idKind(field: Field): IdKind | undefined {
  const { schema } = field;
  if (schema.pattern?.startsWith(invoiceIdPattern)) return 'invoice';
  if (schema.type === 'string' && nameOf(field) === 'qrValue') return 'label';
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return isNumber && (schema.maximum === maxId || idName.test(nameOf(field))) ? 'number' : undefined;
}

/** The ids of one tenant, which count from the same number in every table; `at` steps through them. */
export interface Ids {
  first: number;
  /** Texts of its labels. */
  labels: readonly string[];
}

export function idAt(kind: IdKind, { first, labels }: Ids, at: number): number | string {
  if (kind === 'number') return first + at;
  return kind === 'invoice' ? `I${first + at}` : (labels[at % labels.length] ?? 'NOLABEL');
}
