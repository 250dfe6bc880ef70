import type { StockMode } from '@depot/contracts/amounts';
import { canonicalGtin, foldCharacters, isGtinLength } from '@depot/contracts/identifiers';
import { hitsOfAKind } from '@depot/contracts/search';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { listOtherSpellings } from './gtin-spellings.js';

/** More words than this do not narrow a search further. */
const maxWords = 5;

interface Row {
  productId: number;
  secondaryName: string;
  tertiaryName: string;
  code: string;
  hasWeight: StockMode;
  disabled: 0 | 1;
}

/** Finds products by the words of their names and codes. */
@Injectable()
export class ProductSearchRepository {
  constructor(private readonly db: Db) {}

  /** Names that begin with the text come first, disabled products last. */
  findByWords(text: string, storeId: number | undefined): Promise<Row[]> {
    const foldedText = foldCharacters(text);
    const words = splitWords(foldedText).slice(0, maxWords).map(listSpellings);
    return this.db.query<Row>(buildStatement(words, storeId !== undefined), {
      ...Object.fromEntries(
        words.flatMap((ways, at) => ways.map((way, index) => [nameParameter(at, index), `%${escapePattern(way)}%`])),
      ),
      ...(storeId !== undefined && { storeId }),
      beginning: `${escapePattern(foldedText)}%`,
      limit: hitsOfAKind,
    });
  }
}

const visibleTo = 'JOIN product_store v ON v.product_id = p.id AND v.store_id = :storeId AND p.disabled = 0';

/** As many digits may be of the GTIN of a case or a unit, of which a product may have several. */
const gtinDigits = /^\d{6,}$/;

/** The word itself and, for a GTIN, its other stored forms. */
function listSpellings(word: string): string[] {
  const gtin = canonicalGtin(word);
  return [...new Set([word, ...(isGtinLength(gtin) ? [gtin, ...listOtherSpellings(gtin)] : [])])];
}

/** A GTIN written in groups of digits is one word. */
function splitWords(text: string): string[] {
  const gtin = canonicalGtin(text);
  return isGtinLength(gtin) && text.includes(' ') ? [gtin] : text.split(/\s+/);
}

const nameParameter = (word: number, way: number): string => `word${word}_${way}`;

/** One word is in it, in one of the ways to write it. */
function buildWordCondition(ways: readonly string[], word: number): string {
  const buildLike = (column: string) =>
    ways.map((_, way) => `${column} LIKE :${nameParameter(word, way)}`).join(' OR ');
  const further = `OR EXISTS (
      SELECT 1 FROM product_gtin g WHERE g.tenant_id = :tenantId AND g.product_id = p.id AND (${buildLike('g.gtin')}))`;
  return `AND (${['secondary_name', 'tertiary_name', 'code', 'gtin'].map((name) => buildLike(`p.${name}`)).join(' OR ')}
      ${ways.some((way) => gtinDigits.test(way)) ? further : ''})`;
}

/** Reads the index of names alone until the few rows are found. */
function buildStatement(words: readonly string[][], isForStore: boolean): string {
  return `
    SELECT p.id AS productId, p.secondary_name AS secondaryName, p.tertiary_name AS tertiaryName, p.code,
      p.has_weight AS hasWeight, p.disabled
    FROM product p ${isForStore ? visibleTo : ''}
    WHERE p.tenant_id = :tenantId ${words.map(buildWordCondition).join(' ')}
    ORDER BY p.disabled, p.secondary_name LIKE :beginning DESC, p.secondary_name, p.id LIMIT :limit`;
}

/** LIKE takes these as they are. */
function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
