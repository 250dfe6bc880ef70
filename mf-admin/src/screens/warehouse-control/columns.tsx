import type { AdminWarehouse } from '@depot/contracts/admin';
import { useAction } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { EditOutlined, Switch, useConfirm } from '@depot/ui';
import { type DataColumn, RowButton } from '@depot/ui/data';
import { useState } from 'react';
import { useIdentityUpdateTenantMutation } from '../../api/identity.js';
import { useTexts } from '../../texts.js';

/** Columns of the warehouses; the switches are saved as they are turned. */
export function useTenantColumns(onEdit: (tenant: AdminWarehouse) => void): DataColumn<AdminWarehouse>[] {
  const { t } = useTexts();
  const { turn, busy } = useTenantSwitch();
  const toggle = (field: 'viewOnly' | 'suspended'): DataColumn<AdminWarehouse> => ({
    key: field,
    title: t(`tenant.${field}`),
    render: (_, tenant) => (
      <Switch
        checked={tenant[field]}
        loading={busy === `${tenant.id} ${field}`}
        aria-label={t(`tenant.${field}Of`, { name: tenant.name })}
        onChange={(value) => void turn(tenant, field, value)}
      />
    ),
  });
  return [
    { key: 'name', dataIndex: 'name', title: t('tenant.name') },
    { key: 'timezone', card: 'line', dataIndex: 'timezone', title: t('tenant.timezone') },
    toggle('viewOnly'),
    toggle('suspended'),
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      width: 90,
      render: (_, tenant) => (
        <RowButton
          icon={<EditOutlined />}
          word={t('tenant.editWord')}
          name={t('tenant.editNamed', { name: tenant.name })}
          onClick={() => onEdit(tenant)}
        />
      ),
    },
  ];
}

/**
 * Switches view-only or suspended immediately; asks before suspending a company, with a stronger warning for the user's
 * own.
 */
function useTenantSwitch() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const own = useClaims().wn;
  const [update] = useIdentityUpdateTenantMutation();
  const [busy, setBusy] = useState<string>();

  const changeSwitch = async ({ id, name }: AdminWarehouse, field: 'viewOnly' | 'suspended', value: boolean) => {
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
  return { turn: changeSwitch, busy };
}
