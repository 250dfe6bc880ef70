import { importColumns } from '@depot/contracts/importing';
import {
  type Findings,
  type Importer,
  Importers,
  type Inspection,
  type NumberedRow,
  type RejectRow,
  type Staging,
} from '@depot/node-importing';
import type { Stage } from '@depot/node-platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GtinRepository } from '../product/gtin.repository.js';
import { ProductRepository } from '../product/product.repository.js';
import { checkNewProduct, checkProductConsistency, foldName, type TakenProducts } from './check-new-product.js';
import { NamedPlaces, type RowPlace } from './named-places.js';
import { NewPlaces } from './new-places.js';
import type { ProductImportRow } from './product-row.js';
import { ProductStage } from './product-stage.js';
import { SharedGtins } from './shared-gtins.js';

/** Imports products from a file; every store sees them. Missing areas, categories and suppliers are created. */
@Injectable()
export class ProductImporter implements Importer<ProductImportRow>, OnModuleInit {
  readonly kind = 'products';
  readonly columns = importColumns.products;
  readonly rows = {
    module: new URL('../../dist/product-import/product-row.js', import.meta.url),
    schema: 'productRow',
  };
  readonly staging: Staging<ProductImportRow>;

  constructor(
    private readonly products: ProductRepository,
    private readonly importers: Importers,
    private readonly places: NamedPlaces,
    private readonly stages: ProductStage,
    private readonly gtins: GtinRepository,
  ) {
    this.staging = stages;
  }

  onModuleInit(): void {
    this.importers.add(this);
  }

  inspect({ reject, creates }: Findings): Inspection<ProductImportRow> {
    const taken: TakenProducts = { names: new Set(), codes: new Set() };
    let places: Promise<NewPlaces> | undefined;
    let gtins: SharedGtins | undefined;
    return {
      look: async (rows) => {
        places ??= this.places.listKnownKeys().then((known) => new NewPlaces(known, creates));
        const newPlaces = await places;
        gtins ??= new SharedGtins(await this.gtins.listAll(), (name, line) => creates('sharedGtins', name, line));
        const { names, codes } = await this.findTaken(rows.map(({ cells }) => cells));
        names.forEach((name) => taken.names.add(name));
        codes.forEach((code) => taken.codes.add(code));
        for (const looked of rows) {
          const { line, cells, row } = looked;
          gtins.addRow(looked);
          checkNewProduct(line, cells, taken, reject);
          if (row) checkProductConsistency(line, row, reject);
          newPlaces.addRow(cells);
        }
      },
    };
  }

  async apply(rows: readonly NumberedRow<ProductImportRow>[], reject: RejectRow, stage: Stage): Promise<void> {
    const taken = await this.findTaken(rows.map(({ row }) => row));
    const accepted = rows
      .filter(
        ({ line, row }) => checkNewProduct(line, row, taken, reject) && checkProductConsistency(line, row, reject),
      )
      .map(({ row }) => row);
    if (accepted.length === 0) return;
    const getPlace = await this.places.findOrCreate(accepted, stage);
    const products = accepted.map(({ gtins = [], ...row }) => ({ product: buildProduct(row, getPlace(row)), gtins }));
    await this.stages.add(stage, products);
  }

  private async findTaken(rows: readonly Partial<ProductImportRow>[]): Promise<TakenProducts> {
    const existing = await this.products.findByNamesOrCodes(
      rows.flatMap(({ secondaryName }) => secondaryName ?? []),
      rows.flatMap(({ code }) => code ?? []),
    );
    return {
      names: new Set(existing.map(foldName)),
      codes: new Set(existing.filter(({ code }) => code).map(({ code }) => code.toLowerCase())),
    };
  }
}

function buildProduct(
  { subWarehouse, category, subCategory, brand, ...row }: Omit<ProductImportRow, 'gtins'>,
  place: RowPlace,
) {
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
