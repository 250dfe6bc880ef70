import { toHundredths } from '@depot/contracts/amounts';
import type { Movement } from '@depot/contracts/inventory';
import type { TFunction } from '@depot/i18n';
import { Link } from '@depot/router';
import { DateText, Weight } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import type { ReactNode } from 'react';
import classes from './history.module.css';

type Texts = TFunction<'mf-inventory'>;
const whole = new Intl.NumberFormat('en-US');

function Change({ value, children }: { value: number; children: ReactNode }) {
  if (value === 0) return <>–</>;
  return (
    <span className={value > 0 ? classes.in : classes.out}>
      {value > 0 ? '+' : '−'}
      {children}
    </span>
  );
}

/** Origin of the movement: order, receipt or return, or the entered reason. */
function Origin({ movement, t }: { movement: Movement; t: Texts }) {
  const { orderId, deliveryReceiptId, returnId, reason } = movement;
  return (
    <span className={classes.origin}>
      {orderId !== undefined && <Link to={`/in/order/edit?id=${orderId}`}>{t('history.order')}</Link>}
      {deliveryReceiptId !== undefined && (
        <Link to={`/in/delivery-receipt?id=${deliveryReceiptId}`}>{t('history.receipt')}</Link>
      )}
      {returnId !== undefined && <Link to={`/in/return/edit?id=${returnId}`}>{t('history.return')}</Link>}
      {reason && <span>{reason}</span>}
    </span>
  );
}

/** Change of the number of pieces, and the resulting number. */
const buildQuantityColumns = (t: Texts): DataColumn<Movement>[] => [
  {
    key: 'quantity',
    card: 'amount',
    title: t('unit.quantity'),
    numeric: true,
    render: (_, { quantity: change }) => <Change value={change}>{whole.format(Math.abs(change))}</Change>,
  },
  {
    key: 'balance',
    card: 'labelled',
    title: t('history.balance'),
    numeric: true,
    render: (_, { balance }) => whole.format(balance),
  },
];

/** Change of the weight, and the resulting weight. */
const buildWeightColumns = (t: Texts): DataColumn<Movement>[] => [
  {
    key: 'weight',
    card: 'amount',
    title: t('unit.weight'),
    numeric: true,
    render: (_, { weight: change }) => (
      <Change value={change}>
        <Weight hundredths={Math.abs(toHundredths(change))} />
      </Change>
    ),
  },
  {
    key: 'balanceWeight',
    card: 'labelled',
    title: t('history.balanceWeight'),
    numeric: true,
    render: (_, { balanceWeight }) => <Weight pounds={balanceWeight} />,
  },
];

/** Columns for pieces if the product has any, and for weight if it is weighed. */
export function buildHistoryColumns(t: Texts, shows: { quantity: boolean; weight: boolean }): DataColumn<Movement>[] {
  return [
    { key: 'time', title: t('history.time'), render: (_, { time }) => <DateText time={time} withTime /> },
    { key: 'cause', card: 'line', title: t('history.cause'), render: (_, { cause }) => t(`cause.${cause}`) },
    ...(shows.quantity ? buildQuantityColumns(t) : []),
    ...(shows.weight ? buildWeightColumns(t) : []),
    { key: 'user', card: 'line', title: t('history.user'), dataIndex: 'user' },
    {
      key: 'origin',
      card: 'line',
      title: t('history.origin'),
      render: (_, movement) => <Origin movement={movement} t={t} />,
    },
  ];
}
