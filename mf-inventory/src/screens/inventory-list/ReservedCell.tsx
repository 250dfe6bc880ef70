import { isBulk, toHundredths } from '@depot/contracts/amounts';
import type { InventoryRow } from '@depot/contracts/inventory';
import { useNotify } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { Button, EditOutlined, InputNumber, Weight } from '@depot/ui';
import { useState } from 'react';
import { useCatalogReserveMutation } from '../../api/catalog.js';
import { useTexts } from '../../texts.js';
import classes from './inventory.module.css';

/** Amount withheld from ordering: pieces, or pounds for pooled weight. ADMIN edits it in place. */
export function ReservedCell({ row }: { row: InventoryRow }) {
  const { t } = useTexts();
  const mayEdit = useMay('product.reserve');
  const [editing, setEditing] = useState(false);
  const shown = isBulk(row.hasWeight) ? <Weight hundredths={toHundredths(row.reserved)} /> : row.reserved;
  if (!mayEdit) return <>{shown}</>;
  if (editing) return <ReservedField row={row} onDone={() => setEditing(false)} />;
  return (
    <Button type="text" size="small" className={classes.reserved} onClick={() => setEditing(true)}>
      {shown}{' '}
      <span role="img" aria-label={t('list.editReserved', { name: row.secondaryName })}>
        <EditOutlined />
      </span>
    </Button>
  );
}

/** Enter or leaving the field saves, Escape gives up. */
function ReservedField({ row, onDone }: { row: InventoryRow; onDone: () => void }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [reserve, { isLoading }] = useCatalogReserveMutation();
  const [value, setValue] = useState<number | null>(row.reserved);
  const save = () => {
    if (isLoading) return;
    if (value === null || value === row.reserved) return onDone();
    reserve({ product: { productId: row.productId, reserved: value } })
      .unwrap()
      .then(() => notify.success(t('list.reserved')), notify.failure)
      .finally(onDone);
  };
  return (
    <InputNumber
      size="small"
      autoFocus
      className={classes.reservedField}
      aria-label={t('list.editReserved', { name: row.secondaryName })}
      min={0}
      precision={isBulk(row.hasWeight) ? 2 : 0}
      controls={false}
      disabled={isLoading}
      value={value}
      onChange={setValue}
      onPressEnter={save}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    />
  );
}
