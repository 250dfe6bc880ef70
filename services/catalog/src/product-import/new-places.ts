import { type ImportCreation, nameKey } from '@depot/contracts/importing';
import type { ProductImportRow } from './product-row.js';

/** A place by its kind and its names from the outside in. */
export const placeKey = (what: ImportCreation, ...names: readonly string[]) => nameKey([what, ...names].join('\n'));

/** Areas, categories and suppliers in a file that the tenant lacks, each reported once. */
export class NewPlaces {
  constructor(
    private readonly known: Set<string>,
    private readonly publish: (what: ImportCreation, name: string) => void,
  ) {}

  /** Collects the names in a row, as far as they are valid. */
  note({ subWarehouse, category, subCategory, brand }: Partial<ProductImportRow>): void {
    if (brand !== undefined) this.place('suppliers', brand);
    if (subWarehouse === undefined) return;
    this.place('warehouses', subWarehouse);
    if (category === undefined) return;
    this.place('categories', subWarehouse, category);
    if (subCategory !== undefined) this.place('subCategories', subWarehouse, category, subCategory);
  }

  private place(what: ImportCreation, ...names: readonly string[]): void {
    const key = placeKey(what, ...names);
    if (this.known.has(key)) return;
    this.known.add(key);
    this.publish(what, names.join(' / '));
  }
}
