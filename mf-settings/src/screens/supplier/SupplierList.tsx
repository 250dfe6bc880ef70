import {
  useSettingsBrandsQuery,
  useSettingsCreateBrandMutation,
  useSettingsDeleteBrandMutation,
  useSettingsUpdateBrandMutation,
} from '../../api/brands.js';
import { NamedList } from '../../parts/NamedList.js';

/** Screen: suppliers (brands, on the wire). */
export function SupplierList() {
  const brands = useSettingsBrandsQuery();
  const [create] = useSettingsCreateBrandMutation();
  const [update] = useSettingsUpdateBrandMutation();
  const [remove] = useSettingsDeleteBrandMutation();
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
