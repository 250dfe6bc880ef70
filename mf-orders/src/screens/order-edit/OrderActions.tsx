import type { Order } from '@depot/contracts/orders';
import { belongsToStore } from '@depot/contracts/permissions';
import { OrderInvoicesDialog } from '@depot/invoicing';
import { useNavigate } from '@depot/router';
import { useClaims, useMay } from '@depot/session';
import { Button, CopyOutlined, Dropdown, EllipsisOutlined, PrinterOutlined } from '@depot/ui';
import { useState } from 'react';
import { useOrderPageState } from '../../ordering/OrderPageContext.js';
import { useReturnToList } from '../../parts/order-loader/useOrderParams.js';
import { dangerous, getActionPage, steps } from '../../parts/order-row/actionPage.js';
import { listActions, type RowAction } from '../../parts/order-row/rowActions.js';
import { useOrderCommands } from '../../parts/order-row/useOrderCommands.js';
import { useTexts } from '../../texts.js';
import classes from './order.module.css';
import { TemplateDialog } from './TemplateDialog.js';

interface OrderActionsProps {
  order: Order;
  reload: () => void;
  /** True with unsaved changes, which block the next step. */
  unsaved?: boolean;
}

/** Actions on the order's page: the next step as primary button, the others beside it. */
export function OrderActions({ order, reload, unsaved = false }: OrderActionsProps) {
  const { t } = useTexts();
  const { r: role, v } = useClaims();
  const maySave = useMay('template.edit');
  const [dialog, setDialog] = useState<'invoices' | 'template'>();
  const { runAction, commands } = useActions(order, reload, () => setDialog('invoices'));
  const actions = listActions(order, role, v === 'true').filter((action) => action !== 'edit');
  const step = actions.find((action) => steps.includes(action));
  const others = actions.filter((action) => action !== step && action !== 'print');
  const items = [
    ...others.map((action) => ({ key: action, label: t(`actions.${action}`), danger: dangerous.includes(action) })),
    ...(maySave ? [{ key: 'template', icon: <CopyOutlined />, label: t('page.saveTemplate') }] : []),
  ];
  const choose = (key: string) => {
    if (key === 'template') setDialog('template');
    others.forEach((action) => action === key && void runAction(action));
  };
  return (
    <>
      {actions.includes('print') && (
        <Button icon={<PrinterOutlined />} loading={commands.isPrinting} onClick={() => void runAction('print')}>
          {t(belongsToStore(role) ? 'actions.print' : order.historyOrder ? 'page.packingSlip' : 'page.pickList')}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => choose(key) }}>
          <Button icon={<EllipsisOutlined />}>{t('page.more')}</Button>
        </Dropdown>
      )}
      {step && unsaved && (
        <span className={classes.waitsFor} role="status">
          {t('page.saveFirst')}
        </span>
      )}
      {step && (
        <Button type={unsaved ? 'default' : 'primary'} disabled={unsaved} onClick={() => void runAction(step)}>
          {t(`actions.${step}`)}
        </Button>
      )}
      {commands.progress}
      {dialog === 'invoices' && <OrderInvoicesDialog orderId={order.orderId} onClose={() => setDialog(undefined)} />}
      {dialog === 'template' && <TemplateDialog order={order} onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** Runs an action. The page does not treat its change as another user's, and reloads the order afterwards. */
function useActions(order: Order, reload: () => void, showInvoices: () => void) {
  const navigate = useNavigate();
  const back = useReturnToList();
  const commands = useOrderCommands();
  const { lock } = useOrderPageState();
  const change = async (action: RowAction): Promise<boolean> => {
    if (action === 'complete') return commands.complete(order);
    if (action === 'cancel') return commands.cancel(order);
    return action === 'delete' && commands.remove(order);
  };
  const runAction = async (action: RowAction) => {
    const page = getActionPage(action, order, 'order');
    if (page) return void navigate(page);
    if (action === 'print') return commands.print([order]);
    if (action === 'invoice') return showInvoices();
    const unlock = lock();
    const isDone = await change(action);
    unlock();
    if (isDone && action === 'delete') back();
    else if (isDone) reload();
  };
  return { runAction, commands };
}
