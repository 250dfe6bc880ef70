import { catalogMessages, productName, type ProductNames } from '@depot/contracts/catalog';
import { importColumns } from '@depot/contracts/importing';
import type { Stage } from '@depot/node-database';
import {
  type Findings,
  type Importer,
  Importers,
  type Inspection,
  type NumberedRow,
  type RejectRow,
  type Staging,
} from '@depot/node-importing';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProductRepository } from '../product/product.repository.js';
import { NamedPlaces, type RowPlace } from './named-places.js';
import { NewPlaces } from './new-places.js';
import { type ProductImportRow, productRow } from './product-row.js';
import { ProductStage } from './product-stage.js';

/** Names and codes that are in use, in lower case. */
interface Taken {
  names: Set<string>;
  codes: Set<string>;
}

/**
 * Brings products in from a file; every store sees them. Warehouses, categories and suppliers are made where they are
 * new.
 */
@Injectable()
export class ProductImporter implements Importer<ProductImportRow>, OnModuleInit {
  readonly kind = 'products';
  readonly columns = importColumns.products;
  readonly schema = productRow;
  readonly staging: Staging<ProductImportRow>;

  constructor(
    private readonly products: ProductRepository,
    private readonly importers: Importers,
    private readonly places: NamedPlaces,
    private readonly stages: ProductStage,
  ) {
    this.staging = stages;
  }

  onModuleInit(): void {
    this.importers.add(this);
  }

  inspect({ reject, creates }: Findings): Inspection<ProductImportRow> {
    const taken: Taken = { names: new Set(), codes: new Set() };
    let places: Promise<NewPlaces> | undefined;
    return {
      look: async (rows) => {
        places ??= this.places.known().then((known) => new NewPlaces(known, creates));
        const news = await places;
        const { names, codes } = await this.taken(rows.map(({ cells }) => cells));
        names.forEach((name) => taken.names.add(name));
        codes.forEach((code) => taken.codes.add(code));
        for (const { line, cells } of rows) {
          isNew(line, cells, taken, reject);
          news.note(cells);
        }
      },
    };
  }

  async apply(rows: readonly NumberedRow<ProductImportRow>[], reject: RejectRow, stage: Stage): Promise<void> {
    const taken = await this.taken(rows.map(({ row }) => row));
    const accepted = rows.filter(({ line, row }) => isNew(line, row, taken, reject)).map(({ row }) => row);
    if (accepted.length === 0) return;
    const placeOf = await this.places.of(accepted, stage);
    const products = accepted.map((row) => productOf(row, placeOf(row)));
    await this.stages.add(stage, products);
  }

  private async taken(rows: readonly Partial<ProductImportRow>[]): Promise<Taken> {
    const existing = await this.products.namedLike(
      rows.flatMap(({ secondaryName }) => secondaryName ?? []),
      rows.flatMap(({ code }) => code ?? []),
    );
    return {
      names: new Set(existing.map(nameOf)),
      codes: new Set(existing.filter(({ code }) => code).map(({ code }) => code.toLowerCase())),
    };
  }
}

const nameOf = (names: ProductNames) => productName(names).toLowerCase();

/** Refuses a row whose code exists, here or further up in the file; without a code, one whose names do. */
function isNew(line: number, row: Partial<ProductImportRow>, taken: Taken, reject: RejectRow): boolean {
  const { code, secondaryName, tertiaryName } = row;
  const name = secondaryName === undefined ? undefined : productName({ secondaryName, tertiaryName });
  const codeTaken = code !== undefined && taken.codes.has(code.toLowerCase());
  const nameTaken = code === undefined && name !== undefined && taken.names.has(name.toLowerCase());
  if (codeTaken) reject(line, 'code', catalogMessages.codeTaken, { code });
  if (nameTaken) reject(line, 'secondaryName', catalogMessages.productExists, { name });
  if (name !== undefined) taken.names.add(name.toLowerCase());
  if (code !== undefined) taken.codes.add(code.toLowerCase());
  return !codeTaken && !nameTaken;
}

function productOf({ subWarehouse, category, subCategory, brand, ...row }: ProductImportRow, place: RowPlace) {
  const {
    tertiaryName = '',
    wholesalePrice = row.price,
    description = '',
    reorderPoint = null,
    location = '',
    gtin = '',
    code = '',
  } = row;
  const { minWeight = null, maxWeight = null, leadTimeDays = null, disabled = false } = row;
  const kept = { minWeight, maxWeight, leadTimeDays, disabled };
  return { ...row, ...place, ...kept, tertiaryName, wholesalePrice, description, reorderPoint, location, gtin, code };
}
