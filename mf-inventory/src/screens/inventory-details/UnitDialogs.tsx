import type { Product } from '@depot/contracts/catalog';
import type { Unit } from '@depot/contracts/inventory';
import { useNotify } from '@depot/remote-kit';
import { LabelDialog } from '@depot/stock-entry';
import { useInventoryRemoveMutation } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { AdjustTotalDialog } from './AdjustTotalDialog.js';
import { AdjustUnitDialog } from './AdjustUnitDialog.js';
import { ReasonDialog } from './ReasonDialog.js';
import { SeenUnit } from './SeenUnit.js';
import { useSeenUnit } from './useSeen.js';

/** Open dialog; at most one at a time. */
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
  const { seen, amount, correct } = useSeenUnit(unit);
  const submit = async ({ reason }: { reason: string }) => {
    await correct(() => remove({ id: unit.inventoryId, reason, ...amount }).unwrap());
    notify.success(t('details.removed'));
  };
  return (
    <ReasonDialog
      title={t('details.removeTitle', { label: seen.qrText })}
      detail={<SeenUnit unit={seen}>{t('details.removeDetail')}</SeenUnit>}
      verb={t('details.removeVerb')}
      danger
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
