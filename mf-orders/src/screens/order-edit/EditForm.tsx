import type { Order } from '@depot/contracts/orders';
import { isAdminGroup } from '@depot/contracts/permissions';
import { useClaims, useToday } from '@depot/session';
import { ActionBar, Button, Page, PlusOutlined } from '@depot/ui';
import { orderTotal } from '../../ordering/orderTotal.js';
import { LineTable } from '../../parts/line-editor/LineTable.js';
import { ShortageAlert } from '../../parts/line-editor/ShortageAlert.js';
import { DetailsFields } from '../../parts/order-details/DetailsFields.js';
import { OrderTitle } from '../../parts/order-loader/OrderTitle.js';
import { useReturnToList } from '../../parts/order-loader/useOrderParams.js';
import { OrderTotals } from '../../parts/order-total/OrderTotals.js';
import { useTexts } from '../../texts.js';
import classes from './order.module.css';
import { OrderActions } from './OrderActions.js';
import { OrderAside } from './OrderAside.js';
import { useEdit } from './useEdit.js';

interface EditFormProps {
  order: Order;
  reload: () => void;
}

export function EditForm({ order, reload }: EditFormProps) {
  const { t } = useTexts();
  const { r: role } = useClaims();
  const today = useToday();
  const back = useReturnToList();
  const edit = useEdit(order, reload, back);
  const { lines, products, choices, shortages, rateOf } = edit;
  const total = orderTotal(lines.lines, products, (line, product) => line.rate ?? rateOf(product));
  return (
    <Page waits={edit.isRunning}>
      <OrderTitle
        order={order}
        onBack={back}
        actions={<OrderActions order={order} reload={reload} unsaved={edit.isDirty} />}
      />
      <ShortageAlert shortages={shortages} products={products} />
      <div className={classes.body}>
        <div className={classes.main}>
          <DetailsFields value={edit.details} onChange={edit.changeDetails} earliest={today} />
          <LineTable
            lines={lines}
            products={products}
            choices={choices}
            shortages={shortages}
            limit={edit.mayExceed ? 'allow' : 'reject'}
            withRates={isAdminGroup(role)}
            rateOf={rateOf}
            onEnter={() => lines.add()}
          />
          <div>
            <Button icon={<PlusOutlined />} onClick={() => lines.add()}>
              {t('line.add')}
            </Button>
          </div>
        </div>
        <OrderAside order={order} withoutDetails />
      </div>
      <ActionBar summary={<OrderTotals total={total} />} waitsFor={edit.lacks && t(edit.lacks)}>
        <Button size="large" onClick={back}>
          {t('back')}
        </Button>
        <Button
          type={edit.isDirty ? 'primary' : 'default'}
          size="large"
          disabled={!edit.isReady}
          loading={edit.isRunning}
          onClick={edit.submit}
        >
          {t('edit.submit')}
        </Button>
      </ActionBar>
    </Page>
  );
}
