import { isBulk } from '@depot/contracts/amounts';
import type { OrderItem } from '@depot/contracts/orders';
import { Button, DownOutlined, ToneTag, UpOutlined, Weight } from '@depot/ui';
import { readAmount } from '../../ordering/orderable.js';
import { useTexts } from '../../texts.js';
import { Amount, formatAmount } from '../amount/Amount.js';
import classes from './items.module.css';

/** The lines of an order, to read. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTexts();
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          <th>{t('line.product')}</th>
          <th className={classes.number}>{t('line.quantity')}</th>
          <th className={classes.number}>{t('line.weight')}</th>
          <th>{t('line.notes')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.orderItemId}>
            <td>
              {item.name}
              {item.short > 0 && (
                <span className={classes.shortTag}>
                  <ToneTag tone="bad">
                    {t('line.shortBy', {
                      amount: formatAmount(t, item.hasWeight, readAmount(item.hasWeight, item.short)),
                    })}
                  </ToneTag>
                </span>
              )}
            </td>
            <td className={classes.number}>
              {isBulk(item.hasWeight) ? '–' : <Amount hasWeight={item.hasWeight} value={item.quantity} />}
            </td>
            <td className={classes.number}>{item.weight > 0 ? <Weight pounds={item.weight} /> : '–'}</td>
            <td>{item.notes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ItemsToggleProps {
  open: boolean;
  count: number;
  onToggle: () => void;
}

/** Shows or hides the lines of a row. */
export function ItemsToggle({ open, count, onToggle }: ItemsToggleProps) {
  const { t } = useTexts();
  return (
    <Button
      type="text"
      size="small"
      aria-expanded={open}
      icon={open ? <UpOutlined /> : <DownOutlined />}
      onClick={onToggle}
    >
      {open ? t('list.hide') : t('list.details')} <small className={classes.count}>({count})</small>
    </Button>
  );
}
