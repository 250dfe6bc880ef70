import { idAt, idKind, type Ids } from './ids.js';
import { type Field, fieldsOf, nameOf } from './json-schema.js';
import type { Operation } from './operations.js';
import { type Asked, isAt, request } from './request.js';
import { leftOut } from './sample.js';

/** Each tenant has at least this number of the important objects; each of the first orders has another status. */
const steps = 5;

interface Foreign {
  request: Asked;
  /** A command that names things of another tenant only does nothing; a question may answer an empty list. */
  mustFail: boolean;
}

/**
 * Requests of the stranger with the victim's ids: all at once, and each alone among the stranger's own. An operation
 * without ids is sent unchanged.
 */
export function foreignRequests(operation: Operation, { own, foreign }: { own: Ids; foreign: Ids }): Foreign[] {
  const ids = idFields(operation);
  const ways: { mine: (field: Field) => boolean; all: boolean }[] = [
    { mine: () => false, all: true },
    ...(ids.length > 1 ? ids.map((one) => ({ mine: (field: Field) => !isAt(field, one), all: false })) : []),
  ];
  return ways.flatMap(({ mine, all }) =>
    Array.from({ length: ids.length > 0 ? steps : 1 }, (_, at) => ({
      request: request(operation, (field) => {
        const kind = idKind(field);
        return kind && idAt(kind, mine(field) ? own : foreign, at);
      }),
      mustFail: all && ids.length > 0 && operation.kind === 'command',
    })),
  );
}

/**
 * Queries with the fewest parameters: none at all, and one foreign id or name each. Filters without a match must not
 * hide foreign rows in a list.
 */
export function bareQuestions(
  operation: Operation,
  { foreign, betrayals: [word] }: { foreign: Ids; betrayals: readonly string[] },
): Asked[] {
  const ids: (Field | undefined)[] = [undefined, ...idFields(operation)];
  return ids.map((one) =>
    request(operation, (field) => {
      const kind = idKind(field);
      const isWithin = one?.path.join('.').startsWith(field.path.join('.')) ?? false;
      if (!field.isRequired && !isWithin) return leftOut;
      if (nameOf(field) === 'page') return 0;
      if (nameOf(field) === 'q') return word;
      return kind && idAt(kind, foreign, 0);
    }),
  );
}

/** Fields of the operation that take ids. */
export function idFields({ pathValues, query, body }: Operation): Field[] {
  const fields = [
    ...fieldsOf(pathValues, ['pathValues']),
    ...fieldsOf(query, ['query']),
    ...(body ? fieldsOf(body, ['body']) : []),
  ];
  return fields.filter((field) => idKind(field) !== undefined);
}
