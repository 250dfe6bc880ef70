import { productName } from '@depot/contracts/catalog';
import { BarChartOutlined, Button, Checkbox, Form, PeriodField, UndoOutlined } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useId } from 'react';
import { useTexts } from '../../texts.js';
import { filterProductsByPlace, listCategories, listWarehouses, type PlaceOption } from './places.js';
import classes from './usage.module.css';
import type { UsageFormState } from './useUsageForm.js';

/** The option that does not narrow; ids count from 1. */
const all = 0;

/** Warehouse and category narrow the products to choose from. */
function PlaceFields({ state: { form, choices, move } }: { state: UsageFormState }) {
  const { t } = useTexts();
  const products = choices?.products ?? [];
  const { warehouseId, categoryId } = form;
  return (
    <>
      <PlaceField
        label={t('usage.warehouse')}
        loading={!choices}
        places={listWarehouses(products)}
        value={warehouseId}
        onChange={(id) => move({ warehouseId: id, categoryId: undefined })}
      />
      <PlaceField
        label={t('usage.category')}
        loading={!choices}
        places={listCategories(products, warehouseId)}
        value={categoryId}
        onChange={(id) => move({ warehouseId, categoryId: id })}
      />
    </>
  );
}

interface PlaceFieldProps {
  label: string;
  loading: boolean;
  places: readonly PlaceOption[];
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

interface UsageFiltersProps {
  state: UsageFormState;
  generating: boolean;
  onGenerate: () => void;
  onReset: () => void;
}

/** Which products, which stores, which days. */
export function UsageFilters({ state, generating, onGenerate, onReset }: UsageFiltersProps) {
  const { t } = useTexts();
  const { form, choices, change, request } = state;
  const products = choices && filterProductsByPlace(choices.products, form);
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      className={classes.form}
      onFinish={() => request && !generating && onGenerate()}
    >
      <PlaceFields state={state} />
      <ManyField
        label={t('usage.products')}
        allLabel={t('usage.allProducts')}
        options={products?.map((product) => ({ value: product.productId, label: productName(product) }))}
        value={form.productIds}
        onChange={(productIds) => change({ productIds })}
        all={form.allProducts}
        onAll={(allProducts) => change({ allProducts })}
      />
      <ManyField
        label={t('usage.stores')}
        allLabel={t('usage.allStores')}
        options={choices?.stores.map(({ id, name }) => ({ value: id, label: name }))}
        value={form.storeIds}
        onChange={(storeIds) => change({ storeIds })}
        all={form.allStores}
        onAll={(allStores) => change({ allStores })}
      />
      <Form.Item label={t('period.label')}>
        <PeriodField days={form.days} onChange={(days) => change({ days })} />
      </Form.Item>
      <div className={classes.buttons}>
        <Button icon={<UndoOutlined />} onClick={onReset}>
          {t('usage.reset')}
        </Button>
        <Button type="primary" htmlType="submit" icon={<BarChartOutlined />} disabled={!request} loading={generating}>
          {t('usage.generate')}
        </Button>
      </div>
    </Form>
  );
}

interface ManyFieldProps {
  label: string;
  allLabel: string;
  /** Undefined while they load. */
  options: { value: number; label: string }[] | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  all: boolean;
  onAll: (all: boolean) => void;
}

/** Chooses several, or all there are. */
function ManyField({ label, allLabel, options, value, onChange, all, onAll }: ManyFieldProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Select
        id={id}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        maxTagCount="responsive"
        loading={!options}
        disabled={all}
        placeholder={all ? t('usage.allOf', { count: options?.length ?? 0 }) : t('usage.choose')}
        options={options}
        value={all ? [] : [...value]}
        onChange={onChange}
      />
      <Checkbox className={classes.all} checked={all} onChange={({ target }) => onAll(target.checked)}>
        {allLabel}
      </Checkbox>
    </Form.Item>
  );
}
