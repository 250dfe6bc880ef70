import { checkElements, type Gs1Element, type Gs1Elements } from './elements.js';

const link = /^https?:\/\/[^/?#]+(\/[^?#]*)(?:\?([^#]*))?/i;
const identifier = /^\d{2,4}$/;

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // invalid escapes are kept unchanged
  }
}

/** Pairs of the path from its item on: `/01/09506000134352/10/ABC`. */
function readPathElements(path: string): Gs1Element[] {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodePart);
  const start = segments.findIndex((segment, at) => segment === '01' && /^\d{8,14}$/.test(segments[at + 1] ?? ''));
  if (start < 0) return [];
  const pairs = segments.slice(start);
  return pairs.flatMap((ai, at) => (at % 2 === 0 && at + 1 < pairs.length ? [{ ai, value: pairs[at + 1] ?? '' }] : []));
}

/** Query parameters whose names are application identifiers; others belong to the server of the link. */
const readQueryElements = (query: string): Gs1Element[] =>
  query.split(/[&;]/).flatMap((pair) => {
    // only in a query does a plus mean a blank
    const [ai = '', value = ''] = pair.replaceAll('+', ' ').split('=', 2).map(decodePart);
    return identifier.test(ai) ? [{ ai, value }] : [];
  });

/**
 * Parses a GS1 Digital Link of any domain into the elements of an element string: the item and its qualifiers in the
 * path, and attributes in the query. Undefined for any other text. Never throws.
 */
export function parseDigitalLink(text: string): Gs1Elements | undefined {
  const [, path = '', query = ''] = link.exec(text) ?? [];
  const elements = readPathElements(path);
  if (elements.length === 0) return undefined;
  const whole = [...elements, ...readQueryElements(query)];
  return checkElements(whole.map(({ ai, value }) => ({ ai, value: ai === '01' ? value.padStart(14, '0') : value })));
}
