import { Form } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { categoriesOf, type Named, warehousesOf } from './places.js';
import type { UsageFormState } from './useUsageForm.js';

/** The option that does not narrow; ids count from 1. */
const all = 0;

/** Warehouse and category narrow the products to choose from. */
export function PlaceFields({ state: { form, choices, move } }: { state: UsageFormState }) {
  const { t } = useTexts();
  const products = choices?.products ?? [];
  const { warehouseId, categoryId } = form;
  return (
    <>
      <PlaceField
        label={t('usage.warehouse')}
        loading={!choices}
        places={warehousesOf(products)}
        value={warehouseId}
        onChange={(id) => move({ warehouseId: id, categoryId: undefined })}
      />
      <PlaceField
        label={t('usage.category')}
        loading={!choices}
        places={categoriesOf(products, warehouseId)}
        value={categoryId}
        onChange={(id) => move({ warehouseId, categoryId: id })}
      />
    </>
  );
}

interface PlaceFieldProps {
  label: string;
  loading: boolean;
  places: readonly Named[];
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

function PlaceField({ label, loading, places, value, onChange }: PlaceFieldProps) {
  const { t } = useTexts();
  return (
    <Form.Item label={label}>
      <Select
        aria-label={label}
        showSearch={{ optionFilterProp: 'label' }}
        loading={loading}
        options={[{ value: all, label: t('usage.all') }, ...places.map(({ id, name }) => ({ value: id, label: name }))]}
        value={value ?? all}
        onChange={(id) => onChange(id === all ? undefined : id)}
      />
    </Form.Item>
  );
}
