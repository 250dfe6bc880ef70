import { fromHundredths, type Hundredths, toHundredths } from '@depot/contracts/amounts';
import type { Product } from '@depot/contracts/catalog';
import type { Unit } from '@depot/contracts/inventory';
import { useNotify } from '@depot/remote-kit';
import { LabelDialog } from '@depot/stock-entry';
import { Form } from '@depot/ui';
import { WeightInput } from '@depot/ui/data';
import { useInventoryRemoveMutation, useInventorySetProductWeightMutation } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { AdjustUnitDialog } from './AdjustUnitDialog.js';
import { ReasonDialog } from './ReasonDialog.js';

/** What is being done: at most one thing at a time. */
export type Task =
  | { kind: 'adjust'; unit: Unit; product: Product | undefined }
  | { kind: 'remove'; unit: Unit }
  | { kind: 'print'; units: Unit[] }
  | { kind: 'total'; product: Product };

export function UnitDialogs({ task, onClose }: { task: Task | undefined; onClose: () => void }) {
  switch (task?.kind) {
    case 'adjust':
      return <AdjustUnitDialog unit={task.unit} product={task.product} onClose={onClose} />;
    case 'remove':
      return <RemoveUnitDialog unit={task.unit} onClose={onClose} />;
    case 'print':
      return <LabelDialog labels={task.units} onClose={onClose} />;
    case 'total':
      return <AdjustTotalDialog product={task.product} onClose={onClose} />;
    case undefined:
      return null;
  }
}

/** A piece or lot is lost, spoilt or was never there. */
function RemoveUnitDialog({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [remove] = useInventoryRemoveMutation();
  const submit = async ({ reason }: { reason: string }) => {
    await remove({ id: unit.inventoryId, reason }).unwrap();
    notify.success(t('details.removed'));
  };
  return (
    <ReasonDialog
      title={t('details.removeTitle', { label: unit.qrText })}
      detail={t('details.removeDetail')}
      verb={t('details.removeVerb')}
      danger
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** All of a pooled product was weighed again. */
function AdjustTotalDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [adjust] = useInventorySetProductWeightMutation();
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
