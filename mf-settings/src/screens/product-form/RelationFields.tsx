import { Form } from '@depot/ui';
import { FormSection } from '../../parts/FormSection.js';
import { useTexts } from '../../texts.js';
import { AlternatesField } from './AlternatesField.js';
import { StoresField } from './StoresField.js';

/** Who may order the product, and what may stand in for it. */
export function RelationFields({ productId, readOnly }: { productId?: number; readOnly: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <FormSection title={t('product.section.stores')} hint={t('product.storesHint')}>
        <Form.Item name="storeIds" label={t('product.availableTo')}>
          <StoresField />
        </Form.Item>
      </FormSection>
      <FormSection title={t('product.section.alternates')} hint={t('product.alternatesHint')}>
        <Form.Item name="alternates" label={t('product.alternates')}>
          <AlternatesField productId={productId} readOnly={readOnly} />
        </Form.Item>
      </FormSection>
    </>
  );
}
