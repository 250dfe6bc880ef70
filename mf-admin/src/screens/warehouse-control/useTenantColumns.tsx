import type { AdminWarehouse } from '@depot/contracts/admin';
import { Button, EditOutlined, Switch } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { useTenantSwitch } from './useTenantSwitch.js';

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
    { key: 'timezone', dataIndex: 'timezone', title: t('tenant.timezone') },
    toggle('viewOnly'),
    toggle('suspended'),
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      width: 90,
      render: (_, tenant) => (
        <Button
          type="text"
          icon={<EditOutlined />}
          aria-label={t('tenant.editNamed', { name: tenant.name })}
          onClick={() => onEdit(tenant)}
        />
      ),
    },
  ];
}
