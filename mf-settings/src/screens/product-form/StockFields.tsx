import { stockModes } from '@depot/contracts/amounts';
import { Form, type FormRule, Input, InputNumber } from '@depot/ui';
import { AmountInput, Select, WeightInput } from '@depot/ui/data';
import { FieldGrid, FormSection, WideField } from '../../parts/FormSection.js';
import { useTexts } from '../../texts.js';
import { GtinsField } from './GtinsField.js';
import { SharedGtin } from './SharedGtin.js';
import type { ProductValues } from './values.js';

const pieces = {
  min: 0,
  max: 1_000_000,
  step: 1,
  precision: 0,
  inputMode: 'numeric',
  style: { width: '100%' },
} as const;

interface StockFieldsProps {
  /** The product that is edited; none for a new one. */
  productId?: number;
  readOnly: boolean;
}

export function StockFields({ productId, readOnly }: StockFieldsProps) {
  const { t } = useTexts();
  const hasWeight = Form.useWatch<ProductValues['hasWeight'] | undefined>('hasWeight');
  return (
    <FormSection title={t('product.section.stock')}>
      <FieldGrid>
        <Form.Item name="reorderPoint" label={t('product.reorderPoint')}>
          <InputNumber {...pieces} />
        </Form.Item>
        {hasWeight === 'Yes' && <UsualWeights />}
        <Form.Item name="leadTimeDays" label={t('product.leadTimeDays')}>
          <InputNumber {...pieces} max={365} />
        </Form.Item>
        <Form.Item name="location" label={t('product.location')}>
          <Input maxLength={50} autoComplete="off" />
        </Form.Item>
        <Form.Item name="gtin" label={t('product.gtin')} extra={<SharedGtin at="gtin" productId={productId} />}>
          <Input maxLength={40} inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item name="code" label={t('product.code')}>
          <Input maxLength={50} autoComplete="off" />
        </Form.Item>
        <WideField>
          <GtinsField productId={productId} readOnly={readOnly} />
        </WideField>
      </FieldGrid>
    </FormSection>
  );
}

/** Between which weights a piece is usual. */
function UsualWeights() {
  const { t } = useTexts();
  return (
    <>
      <Form.Item name="minWeight" label={t('product.minWeight')}>
        <WeightInput min={1} />
      </Form.Item>
      <Form.Item
        name="maxWeight"
        label={t('product.maxWeight')}
        dependencies={['minWeight']}
        rules={[makeRangeRule(t('product.weightRange'))]}
      >
        <WeightInput min={1} />
      </Form.Item>
    </>
  );
}

/** The largest weight is not below the smallest; either may be open. */
function makeRangeRule(message: string): FormRule {
  return ({ getFieldValue }) => ({
    validator: (_, largest: number | null | undefined) => {
      const smallest = getFieldValue('minWeight') as number | null | undefined;
      return smallest && largest && largest < smallest ? Promise.reject(new Error(message)) : Promise.resolve();
    },
  });
}

interface PriceFieldsProps {
  /** The stock mode is fixed once the product exists. */
  stockModeFixed: boolean;
}

export function PriceFields({ stockModeFixed }: PriceFieldsProps) {
  const { t } = useTexts();
  const hasWeight = t('product.hasWeight');
  return (
    <FormSection title={t('product.section.price')}>
      <FieldGrid>
        <Form.Item
          name="price"
          label={t('product.price')}
          rules={[{ required: true, message: t('required', { field: t('product.price') }) }]}
        >
          <AmountInput />
        </Form.Item>
        <Form.Item name="wholesalePrice" label={t('product.wholesalePrice')} extra={t('product.wholesalePriceHint')}>
          <AmountInput />
        </Form.Item>
        <Form.Item
          name="hasWeight"
          label={hasWeight}
          rules={[{ required: true, message: t('choose', { field: hasWeight }) }]}
          extra={stockModeFixed ? t('product.hasWeightFixed') : t('product.hasWeightHint')}
        >
          <Select
            disabled={stockModeFixed || undefined}
            options={stockModes.map((value) => ({ value, label: t(`weighing.${value}`) }))}
          />
        </Form.Item>
      </FieldGrid>
    </FormSection>
  );
}
