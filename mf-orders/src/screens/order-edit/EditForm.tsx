import type { Order } from '@depot/contracts/orders';
import { isAdminGroup } from '@depot/contracts/permissions';
import { useClaims } from '@depot/session';
import { Button, Page, PlusOutlined } from '@depot/ui';
import { orderTotal } from '../../ordering/orderTotal.js';
import { LineTable } from '../../parts/line-editor/LineTable.js';
import { ShortageAlert } from '../../parts/line-editor/ShortageAlert.js';
import { OrderHeader } from '../../parts/order-gate/OrderHead.js';
import { useReturnToList } from '../../parts/order-gate/useOrderParams.js';
import { OrderTotals } from '../../parts/order-total/OrderTotals.js';
import { StickyBar } from '../../parts/sticky-bar/StickyBar.js';
import { useTexts } from '../../texts.js';
import { useEdit } from './useEdit.js';

interface EditFormProps {
  order: Order;
  reload: () => void;
}

export function EditForm({ order, reload }: EditFormProps) {
  const { t } = useTexts();
  const { r: role } = useClaims();
  const back = useReturnToList();
  const edit = useEdit(order, reload, back);
  const { lines, products, choices, shortages, rateOf } = edit;
  const total = orderTotal(lines.lines, products, (line, product) => line.rate ?? rateOf(product));
  return (
    <Page>
      <OrderHeader order={order} onBack={back} />
      <ShortageAlert shortages={shortages} products={products} />
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
      <StickyBar summary={<OrderTotals total={total} />}>
        <Button size="large" onClick={back}>
          {t('back')}
        </Button>
        <Button type="primary" size="large" disabled={!edit.isReady} loading={edit.isRunning} onClick={edit.submit}>
          {t('edit.submit')}
        </Button>
      </StickyBar>
    </Page>
  );
}
