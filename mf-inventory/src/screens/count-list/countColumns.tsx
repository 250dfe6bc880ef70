import type { StockCountHead } from '@depot/contracts/inventory';
import type { TFunction } from '@depot/i18n';
import { DateText, type Tone, ToneTag } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { CountActions } from './CountActions.js';

const tones: Record<StockCountHead['status'], Tone> = { OPEN: 'working', POSTED: 'good', CANCELLED: 'over' };

export function countColumns(t: TFunction<'mf-inventory'>, mayCount: boolean): DataColumn<StockCountHead>[] {
  return [
    { key: 'number', title: t('count.number'), render: (_, { displayId }) => `#${displayId}` },
    { key: 'place', title: t('count.place'), dataIndex: 'name' },
    {
      key: 'status',
      title: t('count.status'),
      render: (_, { status }) => <ToneTag tone={tones[status]}>{t(`count.statuses.${status}`)}</ToneTag>,
    },
    {
      key: 'progress',
      title: t('count.progress'),
      numeric: true,
      render: (_, count) => t('count.progressOf', { ...count }),
    },
    { key: 'by', title: t('count.by'), dataIndex: 'createdBy' },
    { key: 'time', title: t('count.time'), render: (_, { time }) => <DateText time={time} withTime /> },
    { key: 'actions', actions: true, render: (_, count) => <CountActions count={count} mayCount={mayCount} /> },
  ];
}
