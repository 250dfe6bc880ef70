import { failureSaying } from '@depot/api';
import { fromHundredths, type Hundredths, toHundredths } from '@depot/contracts/amounts';
import type { Product } from '@depot/contracts/catalog';
import type { Unit } from '@depot/contracts/inventory';
import { useNotify } from '@depot/remote-kit';
import { byId, entryProducts, unusualWeights, useWeightQuestion } from '@depot/stock-entry';
import { Form } from '@depot/ui';
import { QuantityInput, WeightInput } from '@depot/ui/data';
import { useInventoryAdjustMutation } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { ReasonDialog } from './ReasonDialog.js';
import { SeenUnit } from './SeenUnit.js';
import { useSeenUnit } from './useSeen.js';

interface Values {
  /** Hundredths of a pound. */
  weight?: Hundredths;
  quantity?: number;
}

interface AdjustUnitDialogProps {
  unit: Unit;
  /** Provides the usual weight; undefined until it has loaded. */
  product: Product | undefined;
  onClose: () => void;
}

/** A piece was weighed again, or a lot counted. */
export function AdjustUnitDialog({ unit, product, onClose }: AdjustUnitDialogProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const [adjust] = useInventoryAdjustMutation();
  const { seen, amount: seenAmount, correct } = useSeenUnit(unit);
  const questionWeights = useWeightQuestion();
  const counted = unit.hasWeight === 'No';
  const submit = async ({ weight, quantity, reason }: Values & { reason: string }) => {
    const amount = counted ? { quantity } : { weight: weight === undefined ? undefined : fromHundredths(weight) };
    const unusual = product
      ? unusualWeights([{ uuid: '', productId: product.productId, weight }], byId(entryProducts([product])))
      : [];
    if (!(await questionWeights(unusual))) throw failureSaying(t('details.weightNotConfirmed'));
    const adjusted = { inventoryId: unit.inventoryId, ...amount, ...seenAmount, reason };
    await correct(() => adjust({ ...adjusted, weightsConfirmed: unusual.length > 0 }).unwrap());
    notify.success(t('details.adjusted'));
  };
  return (
    <ReasonDialog<Values>
      title={t('details.adjustTitle')}
      detail={<SeenUnit unit={seen}>{seen.qrText}</SeenUnit>}
      verb={t('details.adjustVerb')}
      initialValues={{ weight: toHundredths(unit.weight), quantity: unit.quantity }}
      onSubmit={submit}
      onClose={onClose}
    >
      {counted ? (
        <Form.Item
          name="quantity"
          label={t('unit.quantity')}
          rules={[{ required: true, message: t('details.quantityNeeded') }]}
        >
          <QuantityInput autoFocus />
        </Form.Item>
      ) : (
        <Form.Item
          name="weight"
          label={t('unit.weight')}
          rules={[{ required: true, message: t('details.weightNeeded') }]}
        >
          <WeightInput autoFocus min={1} />
        </Form.Item>
      )}
    </ReasonDialog>
  );
}
