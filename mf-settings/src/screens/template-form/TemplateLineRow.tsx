import { Button, DeleteOutlined, Form } from '@depot/ui';
import { QuantityInput, Select } from '@depot/ui/data';
import type { Choice } from '../../parts/choices.js';
import { useTexts } from '../../texts.js';
import classes from './template-form.module.css';

interface TemplateLineRowProps {
  /** Index of the line in the form. */
  at: number;
  choices: Choice[];
  loading: boolean;
  disabled: boolean;
  onRemove?: () => void;
}

export function TemplateLineRow({ at, choices, loading, disabled, onRemove }: TemplateLineRowProps) {
  const { t } = useTexts();
  const product = t('template.product');
  const quantity = t('template.quantity');
  const needed = (verb: 'choose' | 'required', field: string) => [{ required: true, message: t(verb, { field }) }];
  return (
    <div className={classes.line}>
      <Form.Item name={[at, 'productId']} label={at === 0 ? product : undefined} rules={needed('choose', product)}>
        <Select
          aria-label={product}
          disabled={disabled || undefined}
          loading={loading}
          options={choices}
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
