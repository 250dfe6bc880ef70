import type { Product } from '@depot/contracts/catalog';

/** What a search reads of a product, without accents and in lower case. */
export interface SearchFields {
  /** Code and GTINs as a whole. */
  codes: readonly string[];
  /** Names, and after a line break category, sub-category and supplier, and after another one the description. */
  text: string;
  /** Words in which one typo is tolerated: of names, categories and supplier. */
  words: readonly string[];
}

type Searched = Pick<Product, 'secondaryName' | 'tertiaryName' | 'code' | 'gtin' | 'gtins' | 'description'> & {
  category: { name: string };
  subCategory: { name: string };
  brand: { name: string } | null;
};

/** "Crème" → "creme"; full-width letters and digits become ordinary ones. */
export function normalizeText(text: string): string {
  const lower = text.toLowerCase();
  // most texts are plain, and the products of a distributor are thousands
  return plain.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

const plain = /^[ -~]*$/;
const separators = /[^\p{L}\p{N}]+/u;
const plainSeparators = /[^a-z0-9]+/;

export function buildSearchFields(product: Searched): SearchFields {
  const { code, gtin, gtins = [], category, subCategory, brand, description } = product;
  const names = normalizeText([product.secondaryName, product.tertiaryName].filter(Boolean).join(' '));
  const groups = normalizeText([category.name, subCategory.name, brand?.name].filter(Boolean).join(' '));
  const codes = [code, gtin, ...gtins.map((each) => each.gtin)].filter(Boolean).map(normalizeText);
  return {
    codes,
    text: `${names}\n${groups}\n${normalizeText(description)} ${codes.join(' ')}`,
    words: splitWords(`${names} ${groups}`).filter((word) => word.length >= minTypoLength),
  };
}

const splitWords = (text: string) => text.split(plain.test(text) ? plainSeparators : separators);

/** Characters; in shorter words one typo makes another word. */
const minTypoLength = 4;

/** Points of a match. Words of a name count more than groups, groups more than other text, and a typo least. */
const points = { wholeCode: 1000, nameStart: 40, name: 30, groupStart: 20, group: 15, rest: 10, typo: 5 };

/**
 * The products that match every word of the search, best first; equally good ones keep their order. Without a word the
 * list is returned as it is.
 */
export function rankProducts<Row extends { searchFields: SearchFields }>(
  products: readonly Row[],
  search: string,
): readonly Row[] {
  const terms = normalizeText(search).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return products;
  const whole = terms.join(' ');
  return products
    .map((product) => ({ product, score: scoreProduct(product.searchFields, terms, whole) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product);
}

/** 0 if a term matches nothing. A GTIN may be scanned or typed with leading zeros. */
function scoreProduct(fields: SearchFields, terms: readonly string[], whole: string): number {
  const isWholeCode = fields.codes.some((code) => isSameCode(code, whole));
  let score = isWholeCode ? points.wholeCode : 0;
  for (const term of terms) {
    const found = scoreTerm(fields, term);
    if (found === 0 && !isWholeCode) return 0;
    score += found;
  }
  return score;
}

const isSameCode = (code: string, whole: string) => code === whole || stripZeros(code) === stripZeros(whole);
const stripZeros = (code: string) => (/^\d{8,}$/.test(code) ? code.replace(/^0+/, '') : code);

function scoreTerm({ text, words }: SearchFields, term: string): number {
  const at = text.indexOf(term);
  if (at < 0) return term.length >= minTypoLength && words.some((word) => differsByOne(word, term)) ? points.typo : 0;
  const isStart = at === 0 || separators.test(text[at - 1] ?? ' ');
  const line = text.slice(0, at).split('\n').length;
  if (line === 1) return isStart ? points.nameStart : points.name;
  if (line === 2) return isStart ? points.groupStart : points.group;
  return points.rest;
}

/**
 * True if one typo turns the term into the word or into its beginning: a letter too many, too few, another one, or two
 * exchanged. The first letter must be right.
 */
export function differsByOne(word: string, term: string): boolean {
  if (word[0] !== term[0]) return false;
  let same = 1;
  while (same < term.length && word[same] === term[same]) same += 1;
  const rest = (from: number) => term.slice(from);
  return (
    word.startsWith(rest(same + 1), same + 1) || // another letter
    word.startsWith(rest(same + 1), same) || // one too many
    word.startsWith(rest(same), same + 1) || // one too few
    (term[same] === word[same + 1] && term[same + 1] === word[same] && word.startsWith(rest(same + 2), same + 2))
  );
}
