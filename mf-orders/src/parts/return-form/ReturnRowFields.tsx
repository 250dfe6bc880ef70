import { isAdminGroup } from '@depot/contracts/permissions';
import { useClaims } from '@depot/session';
import { Button, DeleteOutlined, Input, Money } from '@depot/ui';
import { Select, useWayToAmount } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { formatAmount } from '../amount/Amount.js';
import { RateField } from '../amount/AmountField.js';
import { ReturnAmounts } from './ReturnAmounts.js';
import type { ReturnRowProblem } from './returnProblems.js';
import { calculateRowCredit } from './returnRequest.js';
import { createItemRow, isOtherRate, type Left, type ReturnRow } from './returnRow.js';
import classes from './returns.module.css';

interface ReturnRowFieldsProps {
  row: ReturnRow;
  /** Place of the row, from 1. */
  number: number;
  left: ReadonlyMap<number, Left>;
  /** False if the order's goods can only be credited, not restocked. */
  mayRestock: boolean;
  problem: ReturnRowProblem | undefined;
  /** The field that gets the focus. */
  focus: 'product' | 'amount' | undefined;
  onChange: (uuid: string, part: Partial<ReturnRow>) => void;
  onRemove: (uuid: string) => void;
}

/** Row of returned goods: product, amount, rate and the restocked part. */
export function ReturnRowFields(props: ReturnRowFieldsProps) {
  const { row, number, left, problem, focus, onChange, onRemove } = props;
  const { t } = useTexts();
  const itemLeft = left.get(row.productId ?? 0);
  const change = (part: Partial<ReturnRow>) => onChange(row.uuid, part);
  const { within, goToAmount } = useWayToAmount<HTMLLIElement>('[role=spinbutton]');
  return (
    <li ref={within} className={classes.row} data-problem={problem}>
      <ProductField
        row={row}
        number={number}
        left={left}
        hasFocus={focus === 'product'}
        onChange={change}
        onChosen={goToAmount}
      />
      {itemLeft && <ReturnedFields {...props} itemLeft={itemLeft} onChange={change} />}
      <Button
        type="text"
        className={classes.remove}
        icon={<DeleteOutlined />}
        aria-label={t('returns.remove', { number })}
        onClick={() => onRemove(row.uuid)}
      />
      {problem && problem !== 'amount' && (
        <div className={classes.problem} role="alert">
          {t(`returns.problem.${problem}`)}
        </div>
      )}
    </li>
  );
}

interface ReturnedFieldsProps extends Pick<ReturnRowFieldsProps, 'row' | 'number' | 'mayRestock' | 'focus'> {
  itemLeft: Left;
  onChange: (part: Partial<ReturnRow>) => void;
}

/** Fields of a row whose product is known. */
function ReturnedFields({ row, number, mayRestock, focus, itemLeft, onChange }: ReturnedFieldsProps) {
  const { t } = useTexts();
  const mayChangeRate = isAdminGroup(useClaims().r);
  return (
    <>
      <ReturnAmounts
        row={row}
        itemLeft={itemLeft}
        number={number}
        mayRestock={mayRestock}
        focus={focus === 'amount'}
        onChange={onChange}
      />
      <Rate row={row} number={number} disabled={!mayChangeRate} onChange={onChange} />
      {(isOtherRate(row, itemLeft) || row.reason !== undefined) && (
        <RateReason row={row} number={number} disabled={!mayChangeRate} onChange={onChange} />
      )}
      <div className={classes.credit}>
        <span>{t('line.total')}</span>
        <Money cents={calculateRowCredit(row, itemLeft)} />
      </div>
    </>
  );
}

interface RateProps extends Pick<ReturnRowFieldsProps, 'row' | 'number'> {
  disabled: boolean;
  onChange: (part: Partial<ReturnRow>) => void;
}

function Rate({ row, number, disabled, onChange }: RateProps) {
  const { t } = useTexts();
  return (
    <label className={classes.field}>
      <span>{t('line.rate')}</span>
      <RateField
        label={t('returns.rate', { number })}
        value={row.rate}
        disabled={disabled}
        onChange={(rate, isNumber) => onChange({ rate, isRateUnread: !isNumber })}
      />
    </label>
  );
}

/** Why another rate than the billed one is credited. */
function RateReason({ row, number, disabled, onChange }: RateProps) {
  const { t } = useTexts();
  return (
    <Input
      className={classes.reason}
      aria-label={t('returns.reasonOf', { number })}
      placeholder={t('returns.reason')}
      maxLength={200}
      disabled={disabled}
      value={row.reason}
      onChange={(event) => onChange({ reason: event.target.value })}
    />
  );
}

/** Initial values of the fields that depend on the product. */
const nothingEntered = {
  returnQty: undefined,
  returnWeight: undefined,
  quantity: undefined,
  weight: undefined,
  inventoryId: undefined,
  isRateUnread: false,
  isBackUnread: false,
  reason: undefined,
  agreed: undefined,
};

interface ProductFieldProps extends Pick<ReturnRowFieldsProps, 'row' | 'number' | 'left'> {
  hasFocus: boolean;
  onChange: (part: Partial<ReturnRow>) => void;
  /** Called after the user selected a product; the row shows it with the next render. */
  onChosen: () => void;
}

/** Selects the order's line and shows how much of it can still be returned. Another choice resets the row. */
function ProductField({ row, number, left, hasFocus, onChange, onChosen }: ProductFieldProps) {
  const { t } = useTexts();
  const itemLeft = left.get(row.productId ?? 0);
  const choose = (productId: number) => {
    const { uuid: _, ...fresh } = createItemRow(left.get(productId)?.item);
    onChosen();
    onChange({ ...nothingEntered, ...fresh });
  };
  return (
    <div className={classes.product}>
      <Select
        style={{ width: '100%' }}
        aria-label={t('returns.product', { number })}
        placeholder={t('line.chooseProduct')}
        showSearch={{ optionFilterProp: 'label' }}
        autoFocus={hasFocus}
        value={row.productId}
        options={[...left.values()].map(({ item, amount }) => ({
          value: item.productId,
          label: item.name,
          disabled: amount === 0,
        }))}
        onChange={choose}
      />
      {itemLeft && (
        <div className={classes.hint}>
          {t('returns.left', { amount: formatAmount(t, itemLeft.item.hasWeight, itemLeft.amount) })}
        </div>
      )}
    </div>
  );
}
