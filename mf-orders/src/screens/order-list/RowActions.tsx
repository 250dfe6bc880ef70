import type { Order } from '@depot/contracts/orders';
import { belongsToStore } from '@depot/contracts/permissions';
import { useNavigate } from '@depot/router';
import { useClaims } from '@depot/session';
import {
  Button,
  CheckCircleOutlined,
  CopyOutlined,
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
  useMediaQuery,
  usePhone,
} from '@depot/ui';
import { dangerous, getActionPage, steps } from '../../parts/order-row/actionPage.js';
import { listActions, type RowAction } from '../../parts/order-row/rowActions.js';
import { rememberRow } from '../../parts/order-row/rowMemory.js';
import type { useOrderCommands } from '../../parts/order-row/useOrderCommands.js';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';
import { formatSearch, type OrderFilters } from './orderFilters.js';

const icons: Record<RowAction, React.ReactNode> = {
  process: <SyncOutlined />,
  outbound: <ScanOutlined />,
  complete: <CheckCircleOutlined />,
  confirm: <CheckCircleOutlined />,
  generateInvoice: <FileTextOutlined />,
  invoice: <FileTextOutlined />,
  print: <PrinterOutlined />,
  edit: <EditOutlined />,
  again: <CopyOutlined />,
  return: <RollbackOutlined />,
  cancel: <StopOutlined />,
  delete: <DeleteOutlined />,
};
/** Width for the full table; a card shows one action and the others in a menu. */
const roomyScreens = '(min-width: 1200px)';

interface RowActionsProps {
  order: Order;
  onAction: ActOnOrder;
  /** A newer list is about to take the place of this one, and with it another order that of this row. */
  disabled: boolean;
}

/** Actions on an order: the next step, printing, and a menu for the others. */
export function RowActions({ order, onAction, disabled }: RowActionsProps) {
  const { r: role, v } = useClaims();
  const roomy = useMediaQuery(roomyScreens);
  const phone = usePhone();
  const actions = listActions(order, role, v === 'true');
  // a lone action needs no menu
  const urgent = actions.filter((action) => action !== 'again');
  const step =
    actions.find((action) => steps.includes(action)) ??
    urgent.find((action) => urgent.length === 1 && action !== 'print');
  const isStoreCard = phone && belongsToStore(role);
  const repeats = isStoreCard && actions.includes('again');
  const others = actions.filter((action) => action !== step && !(repeats && action === 'again'));
  // where the menu is needed anyway and room is scarce, printing is in it
  const printsBeside = others.includes('print') && (roomy || others.length === 1);
  const rest = others.filter((action) => !(printsBeside && action === 'print'));
  const row = { order, onAction, disabled };
  return (
    <div className={classes.actions}>
      {step && <StepButton {...row} step={step} />}
      {repeats && step !== 'again' && <StepButton {...row} step="again" />}
      <span className={classes.spring} />
      {printsBeside && <PrintButton {...row} />}
      {rest.length > 0 && <MoreMenu {...row} actions={rest} />}
    </div>
  );
}

/** The next step of the order. */
function StepButton({ order, onAction, disabled, step }: RowActionsProps & { step: RowAction }) {
  const { t } = useTexts();
  return (
    <Button
      size="small"
      danger={dangerous.includes(step)}
      disabled={disabled}
      icon={icons[step]}
      className={getStepClass(step, order)}
      onClick={() => onAction(step, order)}
    >
      {t(`actions.${step}`)}
      {step === 'invoice' && <small className={classes.state}>{t(order.paidFull ? 'list.paid' : 'list.open')}</small>}
    </Button>
  );
}

function PrintButton({ order, onAction, disabled }: RowActionsProps) {
  const { t } = useTexts();
  return (
    <Tooltip title={t('actions.print')}>
      <Button
        type="text"
        size="small"
        disabled={disabled}
        icon={icons.print}
        aria-label={t('list.print', order)}
        onClick={() => onAction('print', order)}
      />
    </Tooltip>
  );
}

/** Menu of the less frequent actions. */
function MoreMenu({ order, onAction, disabled, actions }: RowActionsProps & { actions: readonly RowAction[] }) {
  const { t } = useTexts();
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{
        items: actions.map((action) => ({
          key: action,
          icon: icons[action],
          label: t(`actions.${action}`),
          danger: dangerous.includes(action),
        })),
        onClick: ({ key }) => actions.forEach((action) => action === key && onAction(action, order)),
      }}
    >
      <Button
        type="text"
        size="small"
        disabled={disabled}
        icon={<EllipsisOutlined />}
        aria-label={t('list.more', order)}
      />
    </Dropdown>
  );
}

/** Colour of the invoice button, which shows together with its text whether all invoices are paid. */
function getStepClass(step: RowAction, { paidFull }: Order): string | undefined {
  if (dangerous.includes(step)) return undefined;
  if (step !== 'invoice') return classes.step;
  return paidFull ? classes.paid : classes.unpaid;
}

export type ActOnOrder = (action: RowAction, order: Order) => void;

/** Runs a row's action and stores the row for the return to the list. */
export function useOrderActions(
  filters: OrderFilters,
  commands: ReturnType<typeof useOrderCommands>,
  showInvoices: (order: Order) => void,
): ActOnOrder {
  const navigate = useNavigate();
  return (action, order) => {
    rememberRow({ orderId: order.orderId, currentPage: filters.page, search: formatSearch(filters) });
    const page = getActionPage(action, order, { currentPage: filters.page });
    if (page) void navigate(page);
    if (action === 'complete') void commands.complete(order);
    if (action === 'cancel') void commands.cancel(order);
    if (action === 'delete') void commands.remove(order);
    if (action === 'print') void commands.print([order]);
    if (action === 'invoice') showInvoices(order);
  };
}
