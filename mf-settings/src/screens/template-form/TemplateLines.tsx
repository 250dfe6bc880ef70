import { choiceLabel } from '@depot/contracts/catalog';
import { useLanguage } from '@depot/i18n';
import { skipToken } from '@depot/rtk';
import { Button, DeleteOutlined, Form, PlusOutlined } from '@depot/ui';
import { QuantityInput, Select, useWayToAmount } from '@depot/ui/data';
import { useMemo } from 'react';
import { useCatalogProductsQuery } from '../../api/catalog.js';
import type { Choice } from '../../parts/choices.js';
import { useTexts } from '../../texts.js';
import classes from './template-form.module.css';
import type { TemplateFormLine, TemplateValues } from './values.js';

/** The products of the template, each once, with how many. */
export function TemplateLines({ readOnly }: { readOnly: boolean }) {
  const { t } = useTexts();
  const language = useLanguage();
  const form = Form.useFormInstance<TemplateValues>();
  const subWarehouseId = Form.useWatch('subWarehouseId', form);
  const lines = Form.useWatch<TemplateFormLine[] | undefined>('orderItems', form);
  const products = useCatalogProductsQuery(subWarehouseId ? { subWarehouseId } : skipToken);
  const choices = useMemo(
    () =>
      (products.currentData?.list ?? [])
        .filter(({ disabled }) => !disabled)
        .map((product) => ({ value: product.productId, label: choiceLabel(product, language) })),
    [products.currentData, language],
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

interface TemplateLineRowProps {
  /** Index of the line in the form. */
  at: number;
  choices: Choice[];
  loading: boolean;
  disabled: boolean;
  onRemove?: () => void;
}

function TemplateLineRow({ at, choices, loading, disabled, onRemove }: TemplateLineRowProps) {
  const { t } = useTexts();
  const product = t('template.product');
  const quantity = t('template.quantity');
  const { within, goToAmount } = useWayToAmount<HTMLDivElement>('[role=spinbutton]');
  const needed = (verb: 'choose' | 'required', field: string) => [{ required: true, message: t(verb, { field }) }];
  return (
    <div ref={within} className={classes.line}>
      <Form.Item name={[at, 'productId']} label={at === 0 ? product : undefined} rules={needed('choose', product)}>
        <Select
          aria-label={product}
          disabled={disabled || undefined}
          loading={loading}
          options={choices}
          labelRender={({ label }) => label ?? ''} // until the names are here: its number would say nothing
          onSelect={goToAmount}
          placeholder={disabled ? t('product.chooseWarehouseFirst') : t('template.chooseProduct')}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name={[at, 'quantity']} label={at === 0 ? quantity : undefined} rules={needed('required', quantity)}>
        <QuantityInput aria-label={quantity} disabled={disabled || undefined} />
      </Form.Item>
      <Button
        type="text"
        className={at === 0 ? classes.besideLabel : undefined}
        icon={<DeleteOutlined />}
        aria-label={t('template.removeLine', { number: at + 1 })}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </div>
  );
}
