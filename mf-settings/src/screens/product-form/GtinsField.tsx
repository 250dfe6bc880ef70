import { Button, DeleteOutlined, Form, Input, PlusOutlined } from '@depot/ui';
import { QuantityInput } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './gtins.module.css';
import { SharedGtin } from './SharedGtin.js';
import type { ProductValues } from './values.js';

interface GtinsFieldProps {
  /** The product that is edited; none for a new one. */
  productId?: number;
  readOnly: boolean;
}

/** Further GTINs of the product: older ones, and of counted goods those of cases, with the pieces in them. */
export function GtinsField({ productId, readOnly }: GtinsFieldProps) {
  const { t } = useTexts();
  const hasWeight = Form.useWatch<ProductValues['hasWeight'] | undefined>('hasWeight');
  return (
    <Form.List name="gtins">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <GtinRow
              key={key}
              at={name}
              productId={productId}
              isCounted={hasWeight === 'No'}
              onRemove={readOnly ? undefined : () => remove(name)}
            />
          ))}
          {!readOnly && (
            <Button className={classes.add} icon={<PlusOutlined />} onClick={() => add({})}>
              {t('product.addGtin')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}

interface GtinRowProps extends Pick<GtinsFieldProps, 'productId'> {
  /** Index of the row in the form. */
  at: number;
  /** Only a GTIN of counted goods can stand for several pieces. */
  isCounted: boolean;
  onRemove?: () => void;
}

function GtinRow({ at, productId, isCounted, onRemove }: GtinRowProps) {
  const { t } = useTexts();
  return (
    <div className={classes.row}>
      <Form.Item
        name={[at, 'gtin']}
        label={t('product.furtherGtin', { number: at + 2 })}
        extra={<SharedGtin at={['gtins', at, 'gtin']} productId={productId} />}
      >
        <Input maxLength={40} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      {isCounted && (
        <Form.Item name={[at, 'quantity']} label={t('product.piecesInCase')}>
          <QuantityInput placeholder="1" />
        </Form.Item>
      )}
      <Button
        type="text"
        className={classes.remove}
        icon={<DeleteOutlined />}
        aria-label={t('product.removeGtin', { number: at + 2 })}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </div>
  );
}
