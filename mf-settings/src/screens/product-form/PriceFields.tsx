import { stockModes } from '@depot/contracts/amounts';
import { Form } from '@depot/ui';
import { AmountInput, Select } from '@depot/ui/data';
import { FieldGrid, FormSection } from '../../parts/FormSection.js';
import { useTexts } from '../../texts.js';

interface PriceFieldsProps {
  /** How a product is weighed is decided once, when it is made. */
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
        <Form.Item name="wholesalePrice" label={t('product.wholesalePrice')}>
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
