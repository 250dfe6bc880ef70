import type { Product } from '@depot/contracts/catalog';
import { ActionBar, Button, Form, Input, Page, useUnsavedChanges } from '@depot/ui';
import { useState } from 'react';
import { FieldGrid, FormSection, WideField } from '../../parts/FormSection.js';
import classes from '../../parts/layout.module.css';
import { NameField } from '../../parts/NameField.js';
import { useTexts } from '../../texts.js';
import { AlternatesField } from './AlternatesField.js';
import { PictureSection } from './picture/PictureSection.js';
import { usePicture } from './picture/usePicture.js';
import { PlaceFields } from './PlaceFields.js';
import { PriceFields, StockFields } from './StockFields.js';
import { StoresField } from './StoresField.js';
import { useSaveProduct } from './useSaveProduct.js';
import type { EditedProduct, ProductValues } from './values.js';

interface ProductFormProps {
  /** Edited product; undefined for a new one. */
  edited?: EditedProduct;
  initialValues: Partial<ProductValues>;
  readOnly?: boolean;
  /** The server has stored the values. */
  onSaved: (product: Product, values: ProductValues) => void;
  onLeave: () => void;
}

export function ProductForm({ edited, initialValues, readOnly = false, onSaved, onLeave }: ProductFormProps) {
  const { t } = useTexts();
  const [form] = Form.useForm<ProductValues>();
  const [dirty, setDirty] = useState(false);
  const { release } = useUnsavedChanges(dirty);
  const { save, saving } = useSaveProduct(form);
  // the form saves an edit of the version it opened, even after a refetch
  const [opened] = useState(edited);
  const picture = usePicture(opened?.product);
  // a new product that is made already still sends its picture
  const isHeld = saving || (!opened && picture.busy);

  const submit = async (values: ProductValues) => {
    const saved = (await picture.checkChosen()) && (await save(values, opened));
    if (!saved) return;
    await picture.sendChosen(saved.productId);
    release();
    setDirty(false);
    onSaved(saved, values);
  };

  return (
    <Page width="form">
      <Form
        form={form}
        className={readOnly ? classes.readOnly : undefined}
        requiredMark={readOnly ? false : 'optional'}
        layout="vertical"
        initialValues={initialValues}
        disabled={readOnly || isHeld}
        scrollToFirstError={{ block: 'center', focus: true }}
        onValuesChange={() => setDirty(true)}
        onFinish={submit}
      >
        <NameFields />
        <PictureSection picture={picture} readOnly={readOnly} />
        <PlaceFields />
        <PriceFields stockModeFixed={opened !== undefined} />
        <StockFields productId={opened?.product.productId} readOnly={readOnly} />
        <RelationFields productId={opened?.product.productId} readOnly={readOnly} />
        <ActionBar>
          <Button size="large" disabled={isHeld} onClick={onLeave}>
            {t(readOnly ? 'back' : 'cancel')}
          </Button>
          {!readOnly && (
            <Button type="primary" size="large" htmlType="submit" disabled={false} loading={isHeld}>
              {t(opened ? 'product.save' : 'product.create')}
            </Button>
          )}
        </ActionBar>
      </Form>
    </Page>
  );
}

function NameFields() {
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

/** Stores that may order the product, and its substitutes. */
function RelationFields({ productId, readOnly }: { productId?: number; readOnly: boolean }) {
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
