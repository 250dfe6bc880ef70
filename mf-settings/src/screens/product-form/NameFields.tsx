import { Form, Input } from '@depot/ui';
import { FieldGrid, FormSection, WideField } from '../../parts/FormSection.js';
import { NameField } from '../../parts/NameField.js';
import { useTexts } from '../../texts.js';

export function NameFields() {
  const { t } = useTexts();
  return (
    <FormSection title={t('product.section.name')}>
      <FieldGrid>
        <NameField name="secondaryName" label={t('product.secondaryName')} max={150} />
        <Form.Item name="tertiaryName" label={t('product.tertiaryName')}>
          <Input maxLength={150} autoComplete="off" />
        </Form.Item>
        <WideField>
          <Form.Item name="description" label={t('product.description')}>
            <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 8 }} />
          </Form.Item>
        </WideField>
      </FieldGrid>
    </FormSection>
  );
}
