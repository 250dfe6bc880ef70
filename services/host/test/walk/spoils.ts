import type { Field, JsonSchema } from './json-schema.js';
import { leftOut, sample } from './sample.js';

/** A value for a place of a request. `fits`: its schema may accept it, so that it reaches the code behind. */
export interface Spoil {
  value: unknown;
  fits: boolean;
}

/** Lists up to so long are filled to their bound; longer ones are only filled past it where that is a small body. */
const maxFilled = 500;
const maxBodyBytes = 500_000;

const ofType: readonly (readonly [string, unknown])[] = [
  ['string', 'text'],
  ['number', 7.25],
  ['boolean', true],
  ['array', []],
  ['object', {}],
];
const past = (value: unknown): Spoil => ({ value, fits: false });
const within = (value: unknown): Spoil => ({ value, fits: true });

/**
 * Values for a place of a body: missing, null, every other type, its bounds and just beyond. An element of a list
 * cannot be missing.
 */
export function spoilsOf({ path, schema, isRequired }: Field & { isRequired: boolean }): Spoil[] {
  const type = schema.type === 'integer' ? 'number' : schema.type;
  const isElement = path.at(-1) === '0';
  return [
    ...(isElement ? [] : [{ value: leftOut, fits: !isRequired }]),
    { value: null, fits: schema.nullable === true },
    ...ofType.filter(([other]) => other !== type).map(([, value]) => past(value)),
    ...boundsOf(schema),
  ];
}

function boundsOf(schema: JsonSchema): Spoil[] {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'string':
      return texts(schema);
    case 'array':
      return lists(schema);
    case 'boolean':
      return [within(true)];
    default:
      return [];
  }
}

function numbers({ type, minimum, maximum }: JsonSchema): Spoil[] {
  const step = type === 'integer' ? 1 : 0.01;
  return [
    ...(minimum === undefined ? [past(-1)] : [within(minimum), past(minimum - step)]),
    ...(maximum === undefined ? [past(1e15)] : [within(maximum), past(maximum + step)]),
    past(type === 'integer' ? 1.5 : 1.005),
  ];
}

function texts({ enum: words, format, pattern, minLength = 0, maxLength }: JsonSchema): Spoil[] {
  if (words) return [...words.slice(1).map(within), past('NO_SUCH_WORD'), past('')];
  if (format === 'date') return [past('2027-02-30'), past('1'), within('0001-01-01'), within('9999-12-31')];
  const long = maxLength === undefined ? [] : [within('x'.repeat(maxLength)), past('x'.repeat(maxLength + 1))];
  const short = minLength > 0 ? past('') : within('');
  return [...long, short, past('a\u0000b'), past('a\r\nb'), ...(pattern ? [past('\u202e')] : [])];
}

function lists({ items, minItems = 0, maxItems }: JsonSchema): Spoil[] {
  const element = items ? sample(items, () => undefined) : {};
  const bytes = JSON.stringify(element).length + 1;
  const filled = (length: number) => Array.from({ length }, () => element);
  const isSmall = maxItems !== undefined && maxItems * bytes < maxBodyBytes;
  return [
    minItems > 0 ? past([]) : within([]),
    ...(isSmall ? [past(filled(maxItems + 1))] : []),
    ...(isSmall && maxItems <= maxFilled ? [within(filled(maxItems))] : []),
  ];
}

/** Values for a place in the query, where everything is text. */
export function querySpoilsOf({ schema, isRequired }: Field & { isRequired: boolean }): Spoil[] {
  const bounds = boundsOf(schema).filter(({ value }) => typeof value !== 'object');
  const isText = schema.type === 'string' && !schema.enum;
  return [
    { value: leftOut, fits: !isRequired },
    ...['', 'text', '-1', '0', '1e3', '1.5', '[]', 'null', '9'.repeat(30)].map((value) => ({ value, fits: isText })),
    ...bounds,
  ];
}
