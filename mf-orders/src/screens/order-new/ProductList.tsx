import { Button, PlusOutlined } from '@depot/ui';
import type { Orderable } from '../../ordering/orderable.js';
import { LineTable } from '../../parts/line-editor/LineTable.js';
import { useTexts } from '../../texts.js';
import type { NewOrder } from './useNewOrder.js';

/** The order line by line. */
export function ProductList({ order, choices }: { order: NewOrder; choices: readonly Orderable[] }) {
  const { t } = useTexts();
  const { lines, products, shortages, mayExceed } = order;
  return (
    <div>
      <LineTable
        lines={lines}
        products={products}
        choices={choices}
        shortages={shortages}
        limit={mayExceed ? 'allow' : 'cap'}
        onEnter={() => lines.add()}
      />
      <Button style={{ marginTop: 12 }} icon={<PlusOutlined />} onClick={() => lines.add()}>
        {t('line.add')}
      </Button>
    </div>
  );
}
