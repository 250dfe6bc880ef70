import { fromHundredths, type Hundredths, toHundredths } from '@depot/contracts/amounts';
import type { Product } from '@depot/contracts/catalog';
import { useNotify } from '@depot/remote-kit';
import { Form, Weight } from '@depot/ui';
import { WeightInput } from '@depot/ui/data';
import { useLazyCatalogProductWithStockQuery } from '../../api/catalog.js';
import { useInventorySetProductWeightMutation } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { ReasonDialog } from './ReasonDialog.js';
import { useSeen } from './useSeen.js';

/** All of a pooled product was weighed again. */
export function AdjustTotalDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTexts();
  const notify = useNotify();
  const { productId } = product;
  const [adjust] = useInventorySetProductWeightMutation();
  const [read] = useLazyCatalogProductWithStockQuery();
  const { seen, correct } = useSeen(
    product.totalWeight,
    async () => (await read({ id: productId }).unwrap()).obj.totalWeight,
  );
  const submit = async ({ totalWeight, reason }: { totalWeight: Hundredths; reason: string }) => {
    const weighed = { productId, totalWeight: fromHundredths(totalWeight), seenTotalWeight: seen, reason };
    await correct(() => adjust({ product: weighed }).unwrap());
    notify.success(t('details.adjusted'));
  };
  return (
    <ReasonDialog<{ totalWeight: Hundredths }>
      title={t('details.totalTitle')}
      detail={
        <>
          {t('details.totalDetail')} {t('details.inBooks')} <Weight pounds={seen} />
        </>
      }
      verb={t('details.adjustVerb')}
      initialValues={{ totalWeight: toHundredths(product.totalWeight) }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="totalWeight"
        label={t('unit.totalWeight')}
        rules={[{ required: true, message: t('details.weightNeeded') }]}
      >
        <WeightInput autoFocus />
      </Form.Item>
    </ReasonDialog>
  );
}
