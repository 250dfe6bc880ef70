import type { FieldBound } from './bounds.js';

/** Values that a field must accept, and values that it must refuse with a message. */
export interface Probes {
  taken: readonly unknown[];
  refused: readonly unknown[];
}

/** Lists up to so long are filled to their bound, and past it where that is still a small body. */
const maxFilled = 500;
const maxBodyBytes = 500_000;
const maxId = 4_294_967_295;

/** Values at the bounds of the rule and just beyond. `element` is an element of the list. */
export function probesOf({ kind, min, max, words }: FieldBound, element: unknown): Probes {
  switch (kind) {
    case 'id':
      return { taken: [1, maxId], refused: [0, maxId + 1, 1.5, '1'] };
    case 'whole':
      return { taken: [min, max], refused: [min - 1, max + 1, min + 0.5, String(min)] };
    case 'amount':
      return { taken: [min, max], refused: [min - 0.01, max + 0.01, min + 1.005, String(min)] };
    case 'number':
      return { taken: [min, max], refused: [min - 0.01, max + 0.01, String(min)] };
    case 'line':
      return texts(min, max, [], ['a\u0000b', 'a\nb', 'a\u2028b', 'a\u202eb']);
    case 'lines':
      return texts(min, max, ['a\r\nb'], ['a\u0000b', 'a\u2028b', 'a\u202eb']);
    case 'text':
      return texts(min, max, ['a\u0000b\nc'.slice(0, max)], []);
    case 'email':
      return { taken: [email(max)], refused: [email(max + 1), 'a'.repeat(min - 1), 'a\u0000@walk.test', 'nobody', 5] };
    case 'list':
      return lists(min, max, element);
    case 'one of':
      return { taken: [words[0], words.at(-1)], refused: ['NO_SUCH_WORD', '', 5] };
    case 'flag':
      return { taken: [true, false], refused: ['true', 1] };
    case 'day':
      return { taken: ['2027-02-28'], refused: ['2027-02-30', '2/28/2027', 5] };
    case 'time':
      return { taken: [Date.now() - 86_400_000], refused: [-1, 1.5, '2027-02-28'] };
    case 'group':
      return { taken: [], refused: [5, 'text'] };
    case 'free':
      return { taken: [], refused: [] };
    default:
      throw new Error(`${kind} is no rule of the table of bounds.`);
  }
}

function texts(min: number, max: number, taken: readonly string[], refused: readonly string[]): Probes {
  const short = min > 0 ? ['x'.repeat(min - 1)] : [];
  return {
    taken: ['x'.repeat(min), 'x'.repeat(max), ...taken],
    refused: ['x'.repeat(max + 1), ...short, ...refused, 5],
  };
}

function email(length: number): string {
  const end = '@walk.test';
  return 'x'.repeat(length - end.length) + end;
}

function lists(min: number, max: number, element: unknown): Probes {
  const filled = (length: number) => Array.from({ length }, () => element);
  const isSmall = max * JSON.stringify(element).length < maxBodyBytes;
  return {
    taken: isSmall && max <= maxFilled ? [filled(max)] : [],
    refused: [...(isSmall ? [filled(max + 1)] : []), ...(min > 0 ? [[]] : []), 'text'],
  };
}
