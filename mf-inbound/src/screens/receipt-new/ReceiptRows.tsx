import { type ProductsById, ProductSelect } from '@depot/stock-entry';
import { Button, DeleteOutlined, PlusOutlined } from '@depot/ui';
import { QuantityInput } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';
import { newRow, type ReceiptRow } from './receiptForm.js';

interface ReceiptRowsProps {
  rows: readonly ReceiptRow[];
  products: ProductsById;
  onChange: (rows: ReceiptRow[]) => void;
}

/** Products and how many boxes of each. Any row after the first can be removed. */
export function ReceiptRows({ rows, products, onChange }: ReceiptRowsProps) {
  const { t } = useTexts();
  const change = (key: string, next: Partial<ReceiptRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const add = () => onChange([...rows, newRow()]);
  return (
    <>
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <li key={row.key} className={classes.row}>
            <ProductSelect
              products={products}
              label={t('new.productOf', { row: index + 1 })}
              autoFocus={index > 0 && row.productId === undefined}
              value={row.productId}
              onChange={(productId) => change(row.key, { productId })}
            />
            <QuantityInput
              aria-label={t('new.quantityOf', { row: index + 1 })}
              placeholder={t('receipt.quantity')}
              value={row.quantity ?? null}
              onChange={(quantity) => change(row.key, { quantity: quantity ?? undefined })}
              onPressEnter={add}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('new.removeRow', { row: index + 1 })}
              disabled={index === 0}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            />
          </li>
        ))}
      </ol>
      <div className={classes.add}>
        <Button icon={<PlusOutlined />} onClick={add}>
          {t('new.addRow')}
        </Button>
      </div>
    </>
  );
}
