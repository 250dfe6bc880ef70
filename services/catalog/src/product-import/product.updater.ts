import { importColumns } from '@depot/contracts/importing';
import { currentContext } from '@depot/node-context';
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
import { ProductReader } from '../product/product-reader.js';
import { NamedPlaces } from './named-places.js';
import { NewPlaces } from './new-places.js';
import { ProductImporter } from './product.importer.js';
import type { ProductUpdateRow } from './product-row.js';
import { ProductStage } from './product-stage.js';
import { ProductUpdates } from './product-updates.js';
import { type ProductUpdate, rowToAdd, UpdateInspection } from './update-inspection.js';
import { movesPlace, wholeRow } from './updated-product.js';

/** Updates existing products from a file, and adds the others. Stock mode, stock and visibility never change. */
@Injectable()
export class ProductUpdater implements Importer<ProductUpdateRow>, OnModuleInit {
  readonly kind = 'products';
  readonly mode = 'update';
  readonly columns = importColumns.products;
  readonly rows = {
    module: new URL('../../dist/product-import/product-row.js', import.meta.url),
    schema: 'productUpdateRow',
  };
  readonly staging: Staging<ProductUpdateRow> = {
    open: (_stage, inspection) => this.open(inspection),
    publish: (stage) => this.publish(stage),
    clear: (stage) => this.stages.clear(stage),
  };
  /** Inspection of each run. */
  private readonly inspections = new WeakMap<object, UpdateInspection>();

  constructor(
    private readonly importers: Importers,
    private readonly products: ProductReader,
    private readonly places: NamedPlaces,
    private readonly adding: ProductImporter,
    private readonly stages: ProductStage,
    private readonly updates: ProductUpdates,
  ) {}

  onModuleInit(): void {
    this.importers.add(this);
  }

  inspect(findings: Findings): UpdateInspection {
    return new UpdateInspection(findings, async () => ({
      products: await this.products.list({ includeDisabled: true }),
      places: new NewPlaces(await this.places.known(), findings.creates),
    }));
  }

  async apply(rows: readonly NumberedRow<ProductUpdateRow>[], reject: RejectRow, stage: Stage): Promise<void> {
    const updates = this.updatesNow();
    await this.findPlaces(rows, stage);
    const added = rows.flatMap(({ line, row }) => {
      const whole = updates.has(line) ? undefined : rowToAdd(row);
      return whole ? [{ line, row: whole }] : [];
    });
    if (added.length > 0) await this.adding.apply(added, reject, stage);
  }

  private open(inspection: Inspection<ProductUpdateRow>): Promise<number> {
    if (inspection instanceof UpdateInspection) this.inspections.set(currentContext(), inspection);
    return this.stages.open();
  }

  /** Products are locked before all that is locked to show new ones, as an edit of one does. */
  private async publish(stage: Stage): Promise<void> {
    await this.updates.write([...this.updatesNow().values()]);
    await this.stages.publish(stage);
  }

  private updatesNow(): ReadonlyMap<number, ProductUpdate> {
    return this.inspections.get(currentContext())?.updates ?? new Map<number, ProductUpdate>();
  }

  /** Places that only the file names, or that others have made, get their ids. */
  private async findPlaces(rows: readonly NumberedRow<ProductUpdateRow>[], stage: Stage): Promise<void> {
    const updates = this.updatesNow();
    const moved = rows.flatMap(({ line }) => updates.get(line) ?? []).filter(({ after }) => movesPlace(after));
    if (moved.length === 0) return;
    const placeOf = await this.places.of(
      moved.map(({ after }) => wholeRow(after)),
      stage,
    );
    for (const { after } of moved) {
      const { subCategoryId, brandId } = placeOf(wholeRow(after));
      after.subCategory = { ...after.subCategory, id: subCategoryId };
      after.brand = after.brand && brandId !== null ? { ...after.brand, id: brandId } : null;
    }
  }
}
