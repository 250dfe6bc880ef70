import { useCatalogBrandsQuery } from '@depot/shared-reads';
import {
  useCatalogAddBrandMutation,
  useCatalogDeleteBrandMutation,
  useCatalogUpdateBrandMutation,
} from '../../api/catalog.js';
import { NamedList } from '../../parts/NamedList.js';

/** Screen: suppliers (brands, on the wire). */
export function SupplierList() {
  const brands = useCatalogBrandsQuery();
  const [create] = useCatalogAddBrandMutation();
  const [update] = useCatalogUpdateBrandMutation();
  const [remove] = useCatalogDeleteBrandMutation();
  return (
    <NamedList
      texts="brand"
      query={brands}
      onAdd={(name) => create({ name }).unwrap()}
      onRename={(renamed) => update(renamed).unwrap()}
      onDelete={(id) => remove({ id }).unwrap()}
    />
  );
}
