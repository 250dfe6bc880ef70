import type { StockMode } from '@depot/contracts/amounts';
import { canonicalGtin, foldCharacters, isGtinLength } from '@depot/contracts/identifiers';
import { hitsOfAKind } from '@depot/contracts/search';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { otherSpellings } from './gtin-spellings.js';

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

  /** Names that begin like the text come first, disabled products last. */
  byWords(text: string, storeId: number | undefined): Promise<Row[]> {
    const sought = foldCharacters(text);
    const words = wordsOf(sought).slice(0, maxWords).map(waysToWrite);
    return this.db.query<Row>(statement(words, storeId !== undefined), {
      ...Object.fromEntries(
        words.flatMap((ways, at) => ways.map((way, index) => [parameter(at, index), `%${literally(way)}%`])),
      ),
      ...(storeId !== undefined && { storeId }),
      beginning: `${literally(sought)}%`,
      limit: hitsOfAKind,
    });
  }
}

const visibleTo = 'JOIN product_store v ON v.product_id = p.id AND v.store_id = :storeId AND p.disabled = 0';

/** As many digits may be of the GTIN of a case or a unit, of which a product may have several. */
const ofGtin = /^\d{6,}$/;

/** The word itself and, for a GTIN, its other stored forms. */
function waysToWrite(word: string): string[] {
  const gtin = canonicalGtin(word);
  return [...new Set([word, ...(isGtinLength(gtin) ? [gtin, ...otherSpellings(gtin)] : [])])];
}

/** A GTIN written in groups of digits is one word. */
function wordsOf(text: string): string[] {
  const gtin = canonicalGtin(text);
  return isGtinLength(gtin) && text.includes(' ') ? [gtin] : text.split(/\s+/);
}

const parameter = (word: number, way: number): string => `word${word}_${way}`;

/** One word is in it, in one of the ways to write it. */
function holds(ways: readonly string[], word: number): string {
  const like = (column: string) => ways.map((_, way) => `${column} LIKE :${parameter(word, way)}`).join(' OR ');
  const further = `OR EXISTS (
      SELECT 1 FROM product_gtin g WHERE g.tenant_id = :tenantId AND g.product_id = p.id AND (${like('g.gtin')}))`;
  return `AND (${['secondary_name', 'tertiary_name', 'code', 'gtin'].map((name) => like(`p.${name}`)).join(' OR ')}
      ${ways.some((way) => ofGtin.test(way)) ? further : ''})`;
}

/** Reads the index of names alone until the few rows are found. */
function statement(words: readonly string[][], ofStore: boolean): string {
  return `
    SELECT p.id AS productId, p.secondary_name AS secondaryName, p.tertiary_name AS tertiaryName, p.code,
      p.has_weight AS hasWeight, p.disabled
    FROM product p ${ofStore ? visibleTo : ''}
    WHERE p.tenant_id = :tenantId ${words.map(holds).join(' ')}
    ORDER BY p.disabled, p.secondary_name LIKE :beginning DESC, p.secondary_name, p.id LIMIT :limit`;
}

/** LIKE takes these as they are. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
