import { importColumns } from '@depot/contracts/importing';
import { currentContext } from '@depot/node-context';
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
import { ProductReader } from '../product/product-reader.js';
import { buildNewRow, InspectProductUpdates, type ProductUpdate } from './inspect-product-updates.js';
import { NamedPlaces } from './named-places.js';
import { NewPlaces } from './new-places.js';
import { ProductImporter } from './product.importer.js';
import type { ProductUpdateRow } from './product-row.js';
import { ProductStage } from './product-stage.js';
import { buildCompleteRow, hasUnknownPlace } from './update-product.js';
import { WriteProductUpdates } from './write-product-updates.js';

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
  private readonly inspections = new WeakMap<object, InspectProductUpdates>();

  constructor(
    private readonly importers: Importers,
    private readonly products: ProductReader,
    private readonly places: NamedPlaces,
    private readonly adding: ProductImporter,
    private readonly stages: ProductStage,
    private readonly updates: WriteProductUpdates,
  ) {}

  onModuleInit(): void {
    this.importers.add(this);
  }

  inspect(findings: Findings): InspectProductUpdates {
    return new InspectProductUpdates(findings, async () => ({
      products: await this.products.list({ includeDisabled: true }),
      places: new NewPlaces(await this.places.listKnownKeys(), findings.creates),
    }));
  }

  async apply(rows: readonly NumberedRow<ProductUpdateRow>[], reject: RejectRow, stage: Stage): Promise<void> {
    const updates = this.getUpdates();
    await this.findPlaces(rows, stage);
    const added = rows.flatMap(({ line, row }) => {
      const completeRow = updates.has(line) ? undefined : buildNewRow(row);
      return completeRow ? [{ line, row: completeRow }] : [];
    });
    if (added.length > 0) await this.adding.apply(added, reject, stage);
  }

  private open(inspection: Inspection<ProductUpdateRow>): Promise<number> {
    if (inspection instanceof InspectProductUpdates) this.inspections.set(currentContext(), inspection);
    return this.stages.open();
  }

  /** Products are locked before all that is locked to show new ones, as an edit of one does. */
  private async publish(stage: Stage): Promise<void> {
    await this.updates.execute([...this.getUpdates().values()]);
    await this.stages.publish(stage);
  }

  private getUpdates(): ReadonlyMap<number, ProductUpdate> {
    return this.inspections.get(currentContext())?.updates ?? new Map<number, ProductUpdate>();
  }

  /** Places that only the file names, or that others have made, get their ids. */
  private async findPlaces(rows: readonly NumberedRow<ProductUpdateRow>[], stage: Stage): Promise<void> {
    const updates = this.getUpdates();
    const moved = rows.flatMap(({ line }) => updates.get(line) ?? []).filter(({ after }) => hasUnknownPlace(after));
    if (moved.length === 0) return;
    const getPlace = await this.places.findOrCreate(
      moved.map(({ after }) => buildCompleteRow(after)),
      stage,
    );
    for (const { after } of moved) {
      const { subCategoryId, brandId } = getPlace(buildCompleteRow(after));
      after.subCategory = { ...after.subCategory, id: subCategoryId };
      after.brand = after.brand && brandId !== null ? { ...after.brand, id: brandId } : null;
    }
  }
}
