import { isBulk } from '@depot/contracts/amounts';
import { Checkbox } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { QuantityField, WeightField } from '../amount/AmountField.js';
import { type Left, type ReturnRow, withReturned } from './returnRow.js';
import classes from './returns.module.css';

interface ReturnAmountsProps {
  row: ReturnRow;
  itemLeft: Left;
  number: number;
  focus: boolean;
  /** False if the order's goods can only be credited, not restocked. */
  mayRestock: boolean;
  onChange: (part: Partial<ReturnRow>) => void;
}

/** Returned amount and the restocked part of it, in the product's unit. */
export function ReturnAmounts({ itemLeft, ...fields }: ReturnAmountsProps) {
  const { hasWeight } = itemLeft.item;
  if (hasWeight === 'Yes') return <PieceAmounts {...fields} />;
  return isBulk(hasWeight) ? <PooledAmounts {...fields} /> : <CountedAmounts {...fields} />;
}

type FieldsProps = Omit<ReturnAmountsProps, 'itemLeft'>;

function CountedAmounts({ row, number, focus, mayRestock, onChange }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <label className={classes.field}>
        <span>{t('returns.returnQty')}</span>
        <QuantityField
          label={t('returns.returnQtyOf', { number })}
          autoFocus={focus}
          value={row.returnQty}
          onChange={(returnQty) => onChange(withReturned(row, { returnQty }))}
        />
      </label>
      {mayRestock && (
        <label className={classes.field}>
          <span>{t('returns.quantity')}</span>
          <QuantityField
            min={0}
            label={t('returns.quantityOf', { number })}
            value={row.quantity}
            onChange={(quantity, isNumber) => onChange({ quantity, isBackUnread: !isNumber })}
          />
        </label>
      )}
    </>
  );
}

function PooledAmounts({ row, number, focus, mayRestock, onChange }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <label className={classes.field}>
        <span>{t('returns.returnWeight')}</span>
        <WeightField
          label={t('returns.returnWeightOf', { number })}
          autoFocus={focus}
          value={row.returnWeight}
          onChange={(returnWeight) => onChange(withReturned(row, { returnWeight }))}
        />
      </label>
      {mayRestock && (
        <label className={classes.field}>
          <span>{t('returns.weight')}</span>
          <WeightField
            min={0}
            label={t('returns.weightOf', { number })}
            value={row.weight}
            onChange={(weight, isNumber) => onChange({ weight, isBackUnread: !isNumber })}
          />
        </label>
      )}
    </>
  );
}

/** Fields of one piece: its weight, and whether it is restocked. */
function PieceAmounts({ row, number, focus, mayRestock, onChange }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <label className={classes.field}>
        <span>{t('returns.returnWeight')}</span>
        <WeightField
          label={t('returns.returnWeightOf', { number })}
          autoFocus={focus}
          disabled={row.inventoryId !== undefined}
          value={row.returnWeight}
          onChange={(returnWeight) => onChange({ returnWeight })}
        />
      </label>
      {mayRestock && (
        <div className={classes.field}>
          <span>{t('returns.stock')}</span>
          <Checkbox
            aria-label={t('returns.backOf', { number })}
            checked={row.quantity === 1}
            onChange={(event) => onChange({ quantity: event.target.checked ? 1 : 0 })}
          >
            {t('returns.back')}
          </Checkbox>
        </div>
      )}
    </>
  );
}
