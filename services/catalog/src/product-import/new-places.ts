import { type ImportCreation, nameKey } from '@depot/contracts/importing';
import type { ProductImportRow } from './product-row.js';

/** A place by its kind and its names from the outside in. */
export const buildPlaceKey = (kind: ImportCreation, ...names: readonly string[]) =>
  nameKey([kind, ...names].join('\n'));

/** Areas, categories and suppliers in a file that the tenant lacks, each reported once. */
export class NewPlaces {
  constructor(
    private readonly known: Set<string>,
    private readonly report: (what: ImportCreation, name: string) => void,
  ) {}

  /** Collects the names in a row, as far as they are valid. */
  addRow({ subWarehouse, category, subCategory, brand }: Partial<ProductImportRow>): void {
    if (brand !== undefined) this.addPlace('suppliers', brand);
    if (subWarehouse === undefined) return;
    this.addPlace('warehouses', subWarehouse);
    if (category === undefined) return;
    this.addPlace('categories', subWarehouse, category);
    if (subCategory !== undefined) this.addPlace('subCategories', subWarehouse, category, subCategory);
  }

  private addPlace(kind: ImportCreation, ...names: readonly string[]): void {
    const key = buildPlaceKey(kind, ...names);
    if (this.known.has(key)) return;
    this.known.add(key);
    this.report(kind, names.join(' / '));
  }
}
