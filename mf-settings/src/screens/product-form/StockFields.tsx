import { Form, Input, InputNumber } from '@depot/ui';
import { FieldGrid, FormSection } from '../../parts/FormSection.js';
import { useTexts } from '../../texts.js';

const pieces = { min: 0, max: 1_000_000, step: 1, precision: 0, inputMode: 'numeric', style: { width: '100%' } } as const;

export function StockFields() {
  const { t } = useTexts();
  return (
    <FormSection title={t('product.section.stock')}>
      <FieldGrid>
        <Form.Item name="reorderPoint" label={t('product.reorderPoint')}>
          <InputNumber {...pieces} />
        </Form.Item>
        <Form.Item name="location" label={t('product.location')}>
          <Input maxLength={50} autoComplete="off" />
        </Form.Item>
        <Form.Item name="gtin" label={t('product.gtin')}>
          <Input maxLength={14} inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item name="code" label={t('product.code')}>
          <Input maxLength={50} autoComplete="off" />
        </Form.Item>
      </FieldGrid>
    </FormSection>
  );
}
