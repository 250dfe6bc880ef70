import type { StockCountHead } from '@depot/contracts/inventory';
import type { TFunction } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { Link } from '@depot/router';
import { Button, DateText, Dropdown, EllipsisOutlined, type Tone, ToneTag, useConfirm } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useInventoryCancelCountMutation } from '../../api/counts.js';
import { countPath, countReviewPath } from '../../counting/places.js';
import { useTexts } from '../../texts.js';
import classes from './counts.module.css';

const tones: Record<StockCountHead['status'], Tone> = { OPEN: 'working', POSTED: 'good', CANCELLED: 'over' };

export function countColumns(t: TFunction<'mf-inventory'>, mayCount: boolean): DataColumn<StockCountHead>[] {
  return [
    { key: 'number', title: t('count.number'), render: (_, { displayId }) => `#${displayId}` },
    { key: 'place', card: 'line', title: t('count.place'), dataIndex: 'name' },
    {
      key: 'status',
      card: 'amount',
      title: t('count.status'),
      render: (_, { status }) => <ToneTag tone={tones[status]}>{t(`count.statuses.${status}`)}</ToneTag>,
    },
    {
      key: 'progress',
      title: t('count.progress'),
      numeric: true,
      render: (_, count) => t('count.progressOf', { ...count }),
    },
    { key: 'by', card: 'line', title: t('count.by'), dataIndex: 'createdBy' },
    { key: 'time', card: 'line', title: t('count.time'), render: (_, { time }) => <DateText time={time} withTime /> },
    { key: 'actions', actions: true, render: (_, count) => <CountActions count={count} mayCount={mayCount} /> },
  ];
}

/** Going on with a count, looking it over, calling it off. */
function CountActions({ count: { id, displayId, status }, mayCount }: { count: StockCountHead; mayCount: boolean }) {
  const { t } = useTexts();
  const notify = useNotify();
  const confirm = useConfirm();
  const [cancel] = useInventoryCancelCountMutation();
  const isOpen = status === 'OPEN' && mayCount;
  const confirmCancel = () => {
    const run = () =>
      cancel({ id })
        .unwrap()
        .then(() => notify.success(t('count.cancelled')))
        .catch(notify.failure);
    const question = { title: t('count.cancelAsk', { displayId }), detail: t('count.cancelDetail') };
    void confirm({ ...question, yes: t('count.cancel'), no: t('count.cancelKeep'), danger: true, run });
  };
  return (
    <span className={classes.actions}>
      {isOpen && <Link to={countPath(id)}>{t('count.continue')}</Link>}
      {status !== 'CANCELLED' && <Link to={countReviewPath(id)}>{t('count.review')}</Link>}
      {isOpen && (
        <Dropdown
          trigger={['click']}
          menu={{ items: [{ key: 'cancel', danger: true, label: t('count.cancel'), onClick: confirmCancel }] }}
        >
          <Button
            type="text"
            size="small"
            className={classes.more}
            icon={<EllipsisOutlined />}
            aria-label={t('count.more', { displayId })}
          />
        </Dropdown>
      )}
    </span>
  );
}
