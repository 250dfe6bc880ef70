import { listNames } from '@depot/i18n';
import { useCatalogWarehousesQuery } from '@depot/shared-reads';
import type { DataColumn } from '@depot/ui/data';
import {
  useCatalogAddWarehouseMutation,
  useCatalogDeleteWarehouseMutation,
  useCatalogUpdateWarehouseMutation,
  type Warehouse,
} from '../../api/catalog.js';
import { NamedList } from '../../parts/NamedList.js';
import { useTexts } from '../../texts.js';

/** Screen: the company's warehouses with their products. */
export function WarehouseList() {
  const { t } = useTexts();
  const warehouses = useCatalogWarehousesQuery();
  const [create] = useCatalogAddWarehouseMutation();
  const [update] = useCatalogUpdateWarehouseMutation();
  const [remove] = useCatalogDeleteWarehouseMutation();
  const columns: DataColumn<Warehouse>[] = [
    {
      key: 'categories',
      title: t('category.first'),
      render: (_, { categories }) => listNames(categories.map(({ name }) => name)) || '–',
    },
  ];
  return (
    <NamedList
      texts="warehouse"
      query={warehouses}
      columns={columns}
      onAdd={(name) => create({ name }).unwrap()}
      onRename={(renamed) => update(renamed).unwrap()}
      onDelete={(id) => remove({ id }).unwrap()}
    />
  );
}
