import { failureMessage, isApiFailure } from '@depot/api';
import type { AdminWarehouse } from '@depot/contracts/admin';
import { useNotify } from '@depot/remote-kit';
import { Form, Input, Modal, showFieldErrors } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useId, useState } from 'react';
import {
  type IdentityCreateTenantApiArg,
  useIdentityCreateTenantMutation,
  useIdentityUpdateTenantMutation,
} from '../../api/identity.js';
import { useTexts } from '../../texts.js';

interface TenantDialogProps {
  open: boolean;
  /** Absent for a new one. */
  tenant?: AdminWarehouse;
  onClose: () => void;
}

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));

/** Name and timezone of a warehouse. */
export function TenantDialog({ open, tenant, onClose }: TenantDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const notify = useNotify();
  const [form] = Form.useForm<IdentityCreateTenantApiArg>();
  const [create] = useIdentityCreateTenantMutation();
  const [update] = useIdentityUpdateTenantMutation();
  const [busy, setBusy] = useState(false);

  const save = async (values: IdentityCreateTenantApiArg) => {
    setBusy(true);
    try {
      await (tenant ? update({ id: tenant.id, version: tenant.version, ...values }) : create(values)).unwrap();
      notify.success(t(tenant ? 'tenant.saved' : 'tenant.added', { name: values.name }));
      onClose();
    } catch (failure) {
      if (!isApiFailure(failure) || !showFieldErrors(form, failure.details)) notify.warning(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={open}
      title={t(tenant ? 'tenant.edit' : 'tenant.add')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: busy }}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form
        id={id}
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={{ name: tenant?.name, timezone: tenant?.timezone ?? 'America/New_York' }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="name"
          label={t('tenant.name')}
          rules={[{ required: true, whitespace: true, message: t('required') }]}
        >
          <Input maxLength={100} autoFocus />
        </Form.Item>
        <Form.Item name="timezone" label={t('tenant.timezone')} rules={[{ required: true }]}>
          <Select showSearch options={zones} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
