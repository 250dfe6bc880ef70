import { fromHundredths, type Hundredths, toHundredths } from '@depot/contracts/amounts';
import type { Product } from '@depot/contracts/catalog';
import { useNotify } from '@depot/remote-kit';
import { Form } from '@depot/ui';
import { WeightInput } from '@depot/ui/data';
import { useInventoryAdjustWeightMutation } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { ReasonDialog } from './ReasonDialog.js';

/** All of a pooled product was weighed again. */
export function AdjustTotalDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [adjust] = useInventoryAdjustWeightMutation();
  const submit = async ({ totalWeight, reason }: { totalWeight: Hundredths; reason: string }) => {
    await adjust({
      product: { productId: product.productId, totalWeight: fromHundredths(totalWeight), reason },
    }).unwrap();
    notify.success(t('details.adjusted'));
  };
  return (
    <ReasonDialog<{ totalWeight: Hundredths }>
      title={t('details.totalTitle')}
      detail={t('details.totalDetail')}
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
