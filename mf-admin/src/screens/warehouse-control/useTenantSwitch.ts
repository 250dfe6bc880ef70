import type { AdminWarehouse } from '@depot/contracts/admin';
import { useAction } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { useConfirm } from '@depot/ui';
import { useState } from 'react';
import { useAdminUpdateTenantMutation } from '../../api/admin.js';
import { useTexts } from '../../texts.js';

/**
 * Turns view-only or suspended on or off, at once; asks before it suspends, and louder before it suspends one's own.
 */
export function useTenantSwitch() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const own = useClaims().wn;
  const [update] = useAdminUpdateTenantMutation();
  const [busy, setBusy] = useState<string>();

  const turn = async ({ id, name }: AdminWarehouse, field: 'viewOnly' | 'suspended', value: boolean) => {
    if (field === 'suspended' && value) {
      const sure = await confirm({
        title: t('tenant.suspendQuestion', { name }),
        detail: t(name === own ? 'tenant.suspendOwn' : 'tenant.suspendDetail'),
        yes: t('tenant.suspend'),
        no: t('tenant.keepOpen'),
        danger: true,
      });
      if (!sure) return;
    }
    setBusy(`${id} ${field}`);
    await act(update({ id, [field]: value }).unwrap(), t(`tenant.${field}${value ? 'On' : 'Off'}`, { name }));
    setBusy(undefined);
  };
  return { turn, busy };
}
