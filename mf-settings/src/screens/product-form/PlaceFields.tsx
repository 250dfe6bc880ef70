import type { TFunction } from '@depot/i18n';
import { useCatalogBrandsQuery, useCatalogWarehousesQuery } from '@depot/shared-reads';
import { Form } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useCatalogCategoriesQuery } from '../../api/catalog.js';
import { listCategoryChoices, listChoices, listSubCategoryChoices } from '../../parts/choices.js';
import { FieldGrid, FormSection } from '../../parts/FormSection.js';
import { useTexts } from '../../texts.js';
import type { ProductValues } from './values.js';

const search = { optionFilterProp: 'label' };

/** Warehouse, the category 1 of that warehouse, the category 2 of that category, and the supplier. */
export function PlaceFields() {
  const { t } = useTexts();
  const form = Form.useFormInstance<ProductValues>();
  const warehouses = useCatalogWarehousesQuery();
  const brands = useCatalogBrandsQuery();
  return (
    <FormSection title={t('product.section.place')}>
      <FieldGrid>
        <Form.Item name="subWarehouseId" label={t('warehouse.one')} rules={requireChoice(t, t('warehouse.one'))}>
          <Select
            showSearch={search}
            loading={warehouses.isLoading}
            options={listChoices(warehouses.data?.list ?? [])}
            onChange={() => form.setFieldsValue({ categoryId: undefined, subCategoryId: undefined })}
          />
        </Form.Item>
        <Form.Item name="brandId" label={t('brand.one')}>
          <Select
            showSearch={search}
            allowClear
            loading={brands.isLoading}
            options={listChoices(brands.data?.list ?? [])}
          />
        </Form.Item>
        <CategoryFields />
      </FieldGrid>
    </FormSection>
  );
}

const requireChoice = (t: TFunction<'mf-settings'>, field: string) => [
  { required: true, message: t('choose', { field }) },
];

/** Both categories; each waits for the choice before it. */
function CategoryFields() {
  const { t } = useTexts();
  const form = Form.useFormInstance<ProductValues>();
  const warehouseId = Form.useWatch('subWarehouseId', form);
  const categoryId = Form.useWatch('categoryId', form);
  const categories = useCatalogCategoriesQuery();
  const categoryOptions = useMemo(
    () => listCategoryChoices(categories.data?.list ?? [], warehouseId),
    [categories.data, warehouseId],
  );
  const subCategoryOptions = useMemo(
    () => listSubCategoryChoices(categories.data?.list ?? [], categoryId),
    [categories.data, categoryId],
  );
  return (
    <>
      <Form.Item name="categoryId" label={t('category.first')} rules={requireChoice(t, t('category.first'))}>
        <Select
          showSearch={search}
          disabled={!warehouseId || undefined}
          loading={categories.isLoading}
          options={categoryOptions}
          placeholder={warehouseId ? undefined : t('product.chooseWarehouseFirst')}
          onChange={() => form.setFieldsValue({ subCategoryId: undefined })}
        />
      </Form.Item>
      <Form.Item name="subCategoryId" label={t('category.second')} rules={requireChoice(t, t('category.second'))}>
        <Select
          showSearch={search}
          disabled={!categoryId || undefined}
          options={subCategoryOptions}
          placeholder={categoryId ? undefined : t('product.chooseCategoryFirst')}
        />
      </Form.Item>
    </>
  );
}
