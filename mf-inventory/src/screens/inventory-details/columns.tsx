import type { StockMode } from '@depot/contracts/amounts';
import type { Unit } from '@depot/contracts/inventory';
import { formatDay } from '@depot/contracts/time';
import type { TFunction } from '@depot/i18n';
import {
  Button,
  DateText,
  Dropdown,
  EditOutlined,
  EllipsisOutlined,
  QrcodeOutlined,
  type Tone,
  ToneTag,
  Weight,
} from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './details.module.css';

const tones: Record<Unit['status'], Tone> = { IN_STOCK: 'good', SHIPPED: 'leaving', REMOVED: 'over' };

/** The facts of a piece or lot that its product's mode gives it. */
export function buildUnitColumns(
  t: TFunction<'mf-inventory'>,
  hasWeight: StockMode,
  commands: UnitCommands,
  showStatus: boolean,
): DataColumn<Unit>[] {
  const status: DataColumn<Unit> = {
    key: 'status',
    card: 'line',
    title: t('unit.status'),
    render: (_, { status }) => <ToneTag tone={tones[status]}>{t(`unitStatus.${status}`)}</ToneTag>,
  };
  return [
    {
      key: 'label',
      title: t('unit.label'),
      render: (_, { qrValue }) => <code className={classes.code}>{qrValue}</code>,
    },
    buildAmountColumn(t, hasWeight),
    {
      key: 'received',
      card: 'labelled',
      title: t('unit.received'),
      sorter: (a, b) => a.receivedDate - b.receivedDate,
      render: (_, unit) => <DateText time={unit.receivedDate} />,
    },
    { key: 'lot', card: 'labelled', title: t('unit.lot'), render: (_, { lot }) => lot ?? '–' },
    {
      key: 'expiry',
      card: 'labelled',
      title: t('unit.expiry'),
      sorter: (a, b) => (a.expiry ?? '9').localeCompare(b.expiry ?? '9'),
      render: (_, { expiry }) => (expiry ? formatDay(expiry) : '–'),
    },
    ...(showStatus ? [status] : []),
    { key: 'actions', actions: true, render: (_, unit) => <UnitActions unit={unit} commands={commands} /> },
  ];
}

/** Amount in pieces for counted goods, else in weight. */
function buildAmountColumn(t: TFunction<'mf-inventory'>, hasWeight: StockMode): DataColumn<Unit> {
  if (hasWeight === 'No')
    return { key: 'quantity', card: 'amount', title: t('unit.quantity'), numeric: true, dataIndex: 'quantity' };
  return {
    key: 'weight',
    card: 'amount',
    title: t('unit.weight'),
    numeric: true,
    sorter: (a, b) => a.weight - b.weight,
    render: (_, { weight, weightConfirmed }) => (
      <>
        {weightConfirmed && <ToneTag tone="waiting">{t('unit.weightConfirmed')}</ToneTag>} <Weight pounds={weight} />
      </>
    ),
  };
}

interface UnitCommands {
  print: (unit: Unit) => void;
  /** Undefined where stock may not be changed. */
  adjust?: (unit: Unit) => void;
  remove?: (unit: Unit) => void;
}

/** Actions on a piece or lot; after it has left, only printing its label. Removing it stands apart, in a menu. */
function UnitActions({ unit, commands }: { unit: Unit; commands: UnitCommands }) {
  const { t } = useTexts();
  const here = unit.status === 'IN_STOCK';
  return (
    <span className={classes.actions}>
      <Button type="text" size="small" icon={<QrcodeOutlined />} onClick={() => commands.print(unit)}>
        {t('details.label')}
      </Button>
      {here && commands.adjust && (
        <Button type="text" size="small" icon={<EditOutlined />} onClick={() => commands.adjust?.(unit)}>
          {t('details.adjust')}
        </Button>
      )}
      {here && commands.remove && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'remove', danger: true, label: t('details.remove'), onClick: () => commands.remove?.(unit) },
            ],
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<EllipsisOutlined />}
            aria-label={t('details.more', { label: unit.qrValue })}
          />
        </Dropdown>
      )}
    </span>
  );
}
