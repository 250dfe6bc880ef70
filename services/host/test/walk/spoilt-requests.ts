import { type Field, fieldsOf, type JsonSchema } from './json-schema.js';
import type { Operation } from './operations.js';
import { type Asked, isAt, request } from './request.js';
import { type Choose, leftOut } from './sample.js';
import { querySpoilsOf, type Spoil, spoilsOf } from './spoils.js';

export interface SpoiltRequest {
  /** The place or places, and how much stands beside them. */
  what: string;
  asked: Asked;
  /** Senders: every permitted role, or any one of them. */
  by: 'all' | 'one';
}

/** The other fields of the request: all, or only the required ones. */
const rests = ['whole', 'bare'] as const;
type Rest = (typeof rests)[number];

/** The operation's request with one place spoilt at a time, and with two parts of the body left out. */
export function spoiltRequests(operation: Operation, fill: Choose): SpoiltRequest[] {
  const { query, body } = operation;
  const inQuery = placesOf(query, ['query']).flatMap((place) => spoilt(operation, place, querySpoilsOf(place), fill));
  const inBody = body
    ? placesOf(body, ['body']).flatMap((place) => spoilt(operation, place, spoilsOf(place), fill))
    : [];
  const whole = rests.map((rest) => ({
    what: rest,
    asked: without(operation, [], rest, fill),
    by: 'all' as const,
  }));
  return [...whole, ...inQuery, ...inBody, ...pairs(operation, fill)];
}

type Place = Field & { isRequired: boolean };

function placesOf(schema: JsonSchema, root: readonly string[]): Place[] {
  const required = requiredPaths(schema, root);
  return fieldsOf(schema, root)
    .filter(({ path }) => path.length > root.length)
    .map((field) => ({ ...field, isRequired: required.has(field.path.join('.')) }));
}

function requiredPaths(schema: JsonSchema, root: readonly string[]): Set<string> {
  const found = fieldsOf(schema, root).flatMap(({ path, schema: { required = [] } }) =>
    required.map((name) => [...path, name].join('.')),
  );
  return new Set(found);
}

/**
 * Values that pass the schema are combined with both rests; the others are refused regardless of the rest. Fields
 * required for one role only show where they are missing.
 */
function spoilt(operation: Operation, place: Place, spoils: readonly Spoil[], fill: Choose): SpoiltRequest[] {
  return spoils.flatMap(({ value, fits }) =>
    (fits ? rests : rests.slice(0, 1)).map((rest) => ({
      what: `${place.path.join('.')} (${rest})`,
      asked: request(operation, (field) => (isAt(field, place) ? value : beside(rest, place, fill)(field))),
      by: fits && (rest === 'whole' || value === leftOut) ? ('all' as const) : ('one' as const),
    })),
  );
}

const beside =
  (rest: Rest, { path }: Pick<Field, 'path'>, fill: Choose): Choose =>
  (field) => {
    const leadsThere = path.join('.').startsWith(`${field.path.join('.')}.`);
    if (leadsThere) return undefined;
    return rest === 'bare' && !field.isRequired ? leftOut : fill(field);
  };

function without(operation: Operation, places: readonly Field[], rest: Rest, fill: Choose): Asked {
  return request(operation, (field) =>
    places.some((place) => isAt(place, field)) ? leftOut : beside(rest, { path: [] }, fill)(field),
  );
}

/** Every two optional parts of the body left out at once. */
function pairs(operation: Operation, fill: Choose): SpoiltRequest[] {
  const top = operation.body
    ? placesOf(operation.body, ['body']).filter(({ path, isRequired }) => path.length === 2 && !isRequired)
    : [];
  return top.flatMap((one, at) =>
    top.slice(at + 1).map((other) => ({
      what: `without ${one.path.join('.')} and ${other.path.join('.')}`,
      asked: without(operation, [one, other], 'whole', fill),
      by: 'all' as const,
    })),
  );
}
