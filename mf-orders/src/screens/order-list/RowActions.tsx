import type { Order } from '@depot/contracts/orders';
import { useClaims } from '@depot/session';
import {
  Button,
  CheckCircleOutlined,
  DeleteOutlined,
  Dropdown,
  EditOutlined,
  EllipsisOutlined,
  FileTextOutlined,
  PrinterOutlined,
  RollbackOutlined,
  ScanOutlined,
  StopOutlined,
  SyncOutlined,
  Tooltip,
} from '@depot/ui';
import { actionsOf, type RowAction } from '../../parts/order-row/rowActions.js';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';
import type { ActOnOrder } from './useOrderActions.js';

const icons: Record<RowAction, React.ReactNode> = {
  process: <SyncOutlined />,
  outbound: <ScanOutlined />,
  complete: <CheckCircleOutlined />,
  confirm: <CheckCircleOutlined />,
  generateInvoice: <FileTextOutlined />,
  invoice: <FileTextOutlined />,
  print: <PrinterOutlined />,
  edit: <EditOutlined />,
  return: <RollbackOutlined />,
  cancel: <StopOutlined />,
  delete: <DeleteOutlined />,
};
/** The next step of the order; at most one of them is the first button. */
const steps: readonly RowAction[] = ['process', 'outbound', 'complete', 'confirm', 'invoice', 'generateInvoice'];
const dangerous: readonly RowAction[] = ['cancel', 'delete'];

/** What can be done with an order: its next step, printing, and the rest in a menu. */
export function RowActions({ order, onAction }: { order: Order; onAction: ActOnOrder }) {
  const { t } = useTexts();
  const { r: role, v } = useClaims();
  const actions = actionsOf(order, role, v === 'true');
  // a lone action needs no menu
  const step = actions.find((action) => steps.includes(action)) ?? (actions.length === 1 ? actions[0] : undefined);
  const rest = actions.filter((action) => action !== step && action !== 'print');
  return (
    <div className={classes.actions}>
      {step && step !== 'print' && (
        <Button
          size="small"
          danger={dangerous.includes(step)}
          icon={icons[step]}
          className={stepClass(step, order)}
          onClick={() => onAction(step, order)}
        >
          {t(`actions.${step}`)}
        </Button>
      )}
      <span className={classes.spring} />
      {actions.includes('print') && (
        <Tooltip title={t('actions.print')}>
          <Button
            type="text"
            size="small"
            icon={icons.print}
            aria-label={t('list.print', order)}
            onClick={() => onAction('print', order)}
          />
        </Tooltip>
      )}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((action) => ({
              key: action,
              icon: icons[action],
              label: t(`actions.${action}`),
              danger: dangerous.includes(action),
            })),
            onClick: ({ key }) => rest.forEach((action) => action === key && onAction(action, order)),
          }}
        >
          <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={t('list.more', order)} />
        </Dropdown>
      )}
    </div>
  );
}

/** An invoice's button says by its colour whether everything is paid; the dialog says it in words. */
function stepClass(step: RowAction, { paidFull }: Order): string | undefined {
  if (dangerous.includes(step)) return undefined;
  if (step !== 'invoice') return classes.step;
  return paidFull ? classes.paid : classes.unpaid;
}
