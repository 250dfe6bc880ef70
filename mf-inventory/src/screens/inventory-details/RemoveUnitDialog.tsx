import type { Unit } from '@depot/contracts/inventory';
import { useNotify } from '@depot/remote-kit';
import { useInventoryRemoveUnitMutation } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { ReasonDialog } from './ReasonDialog.js';

/** A piece or lot is lost, spoilt or was never there. */
export function RemoveUnitDialog({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [remove] = useInventoryRemoveUnitMutation();
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
