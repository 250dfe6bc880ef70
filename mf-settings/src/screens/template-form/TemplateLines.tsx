import { choiceLabel } from '@depot/contracts/catalog';
import { useLanguage } from '@depot/i18n';
import { useCatalogProductsQuery } from '@depot/shared-reads';
import { Button, DeleteOutlined, Form, PlusOutlined } from '@depot/ui';
import { QuantityInput, Select, useWayToAmount } from '@depot/ui/data';
import { useMemo } from 'react';
import type { Choice } from '../../parts/choices.js';
import { useTexts } from '../../texts.js';
import classes from './template-form.module.css';
import type { LineNames, TemplateFormLine, TemplateValues } from './values.js';

interface TemplateLinesProps {
  readOnly: boolean;
  /** Names of the template's products, some of which may have moved to another warehouse. */
  names: LineNames | undefined;
}

/** The products of the template, each once, with how many. */
export function TemplateLines({ readOnly, names }: TemplateLinesProps) {
  const { t } = useTexts();
  const form = Form.useFormInstance<TemplateValues>();
  const subWarehouseId = Form.useWatch('subWarehouseId', form);
  const lines = Form.useWatch<TemplateFormLine[] | undefined>('orderItems', form);
  const { choices, warehouses, isKnown, loading } = useProductChoices(subWarehouseId);
  /** The first product decides the warehouse, which can be changed afterwards. */
  const fillWarehouse = (warehouseId: number | undefined) => {
    if (!subWarehouseId) form.setFieldsValue({ subWarehouseId: warehouseId });
  };
  const taken = new Set(lines?.map((line) => line?.productId));
  const there = new Set(choices.map(({ value }) => value));
  const findMissingName = (productId: number | undefined) =>
    isKnown && productId && !there.has(productId) ? names?.get(productId) : undefined;

  return (
    <Form.List name="orderItems">
      {(fields, { add, remove }) => (
        <>
          {fields.map((field, index) => (
            <TemplateLineRow
              key={field.key}
              at={field.name}
              choices={choices.filter(({ value }) => !taken.has(value) || value === lines?.[index]?.productId)}
              missing={findMissingName(lines?.[index]?.productId)}
              loading={loading}
              onSelect={(productId) => fillWarehouse(warehouses.get(productId))}
              onRemove={!readOnly && fields.length > 1 ? () => remove(field.name) : undefined}
            />
          ))}
          {!readOnly && (
            <Button icon={<PlusOutlined />} disabled={!subWarehouseId} onClick={() => add({})}>
              {t('template.addLine')}
            </Button>
          )}
          {!readOnly && !subWarehouseId && <p role="status">{t('template.chooseWarehouse')}</p>}
        </>
      )}
    </Form.List>
  );
}

/** Products that the template's warehouse offers, or all while none is chosen, once they have loaded. */
function useProductChoices(subWarehouseId: number | undefined) {
  const language = useLanguage();
  const { currentData, isFetching } = useCatalogProductsQuery(subWarehouseId ? { subWarehouseId } : {});
  const choices = useMemo(
    () =>
      (currentData?.list ?? [])
        .filter(({ disabled }) => !disabled)
        .map((product) => ({ value: product.productId, label: choiceLabel(product, language) })),
    [currentData, language],
  );
  /** Warehouse of each product. */
  const warehouses = useMemo(
    () => new Map((currentData?.list ?? []).map(({ productId, subWarehouse }) => [productId, subWarehouse.id])),
    [currentData],
  );
  return { choices, warehouses, isKnown: currentData !== undefined, loading: isFetching };
}

interface TemplateLineRowProps extends Omit<ProductFieldProps, 'onChosen'> {
  onSelect: (productId: number) => void;
  onRemove?: () => void;
}

function TemplateLineRow({ onSelect, onRemove, ...line }: TemplateLineRowProps) {
  const { at } = line;
  const { t } = useTexts();
  const quantity = t('template.quantity');
  const { within, goToAmount } = useWayToAmount<HTMLDivElement>('[role=spinbutton]');
  const needed = [{ required: true, message: t('required', { field: quantity }) }];
  return (
    <div ref={within} className={classes.line}>
      <ProductField
        {...line}
        onChosen={(productId) => {
          onSelect(productId);
          goToAmount();
        }}
      />
      <Form.Item name={[at, 'quantity']} label={at === 0 ? quantity : undefined} rules={needed}>
        <QuantityInput aria-label={quantity} />
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

interface ProductFieldProps {
  /** Index of the line in the form. */
  at: number;
  choices: Choice[];
  /** The name of its product, where the warehouse no longer has it. */
  missing: string | undefined;
  loading: boolean;
  onChosen: (productId: number) => void;
}

/** Product of a line. A disabled product keeps its name and must be replaced. */
function ProductField({ at, choices, missing, loading, onChosen }: ProductFieldProps) {
  const { t } = useTexts();
  const product = t('template.product');
  const needed = { required: true, message: t('choose', { field: product }) };
  const isMissing = missing !== undefined;
  const validateProduct = () => (isMissing ? Promise.reject(new Error(t('template.notThere'))) : Promise.resolve());
  return (
    <Form.Item
      name={[at, 'productId']}
      label={at === 0 ? product : undefined}
      rules={[needed, { validator: validateProduct }]}
      {...(isMissing && { validateStatus: 'error', help: t('template.notThere') })}
    >
      <Select
        aria-label={product}
        loading={loading}
        options={choices}
        labelRender={({ label }) => label ?? missing ?? ''} // hides the product's id until the names have loaded
        onSelect={onChosen}
        placeholder={t('template.chooseProduct')}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </Form.Item>
  );
}
