import { choiceLabel } from '@depot/contracts/catalog';
import { skipToken } from '@depot/rtk';
import { Button, Form, PlusOutlined } from '@depot/ui';
import { useMemo } from 'react';
import { useSettingsProductsQuery } from '../../api/products.js';
import { useTexts } from '../../texts.js';
import { TemplateLineRow } from './TemplateLineRow.js';
import type { TemplateLine, TemplateValues } from './values.js';

/** The products of the template, each once, with how many. */
export function TemplateLines({ readOnly }: { readOnly: boolean }) {
  const { t } = useTexts();
  const form = Form.useFormInstance<TemplateValues>();
  const subWarehouseId = Form.useWatch('subWarehouseId', form);
  const lines = Form.useWatch<TemplateLine[] | undefined>('orderItems', form);
  const products = useSettingsProductsQuery(subWarehouseId ? { subWarehouseId } : skipToken);
  const choices = useMemo(
    () =>
      (products.currentData?.list ?? [])
        .filter(({ disabled }) => !disabled)
        .map((product) => ({ value: product.productId, label: choiceLabel(product) })),
    [products.currentData],
  );
  const taken = new Set(lines?.map((line) => line?.productId));

  return (
    <Form.List name="orderItems">
      {(fields, { add, remove }) => (
        <>
          {fields.map((field, index) => (
            <TemplateLineRow
              key={field.key}
              at={field.name}
              choices={choices.filter(({ value }) => !taken.has(value) || value === lines?.[index]?.productId)}
              loading={products.isFetching}
              disabled={!subWarehouseId}
              onRemove={!readOnly && fields.length > 1 ? () => remove(field.name) : undefined}
            />
          ))}
          {!readOnly && (
            <Button icon={<PlusOutlined />} disabled={!subWarehouseId} onClick={() => add({})}>
              {t('template.addLine')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
