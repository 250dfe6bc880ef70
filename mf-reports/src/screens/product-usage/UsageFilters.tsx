import { productName } from '@depot/contracts/catalog';
import { BarChartOutlined, Button, Form, UndoOutlined } from '@depot/ui';
import { DateRange } from '../../parts/period/DateRange.js';
import { useTexts } from '../../texts.js';
import { ManyField } from './ManyField.js';
import { PlaceFields } from './PlaceFields.js';
import { productsIn } from './places.js';
import classes from './usage.module.css';
import type { UsageFormState } from './useUsageForm.js';

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
  const products = choices && productsIn(choices.products, form);
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
        <DateRange value={form.days} onChange={(days) => change({ days })} />
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
