import { creatableRoles } from '@depot/contracts/identity';
import { Form } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useSettingsCreateUserMutation } from '../../api/users.js';
import { FormModal } from '../../parts/FormModal.js';
import { NameField } from '../../parts/NameField.js';
import { useTexts } from '../../texts.js';
import type { SharedLink } from './RegistrationLink.js';
import { useNewLink } from './useNewLink.js';

interface AddUserModalProps {
  open: boolean;
  onAdded: (link: SharedLink) => void;
  onClose: () => void;
}

interface NewUser {
  name: string;
  role: (typeof creatableRoles)[number];
}

/** Makes a user, who then registers at the address that is shown next. */
export function AddUserModal({ open, onAdded, onClose }: AddUserModalProps) {
  const { t } = useTexts();
  const [create] = useSettingsCreateUserMutation();
  const newLink = useNewLink();
  const add = async ({ name, role }: NewUser) => {
    const { obj } = await create({ name: name.trim(), role }).unwrap();
    const url = obj.url ?? (await newLink(obj.id));
    if (url) onAdded({ name: obj.name, url });
  };
  return (
    <FormModal
      open={open}
      title={t('user.add')}
      submit={t('user.addNow')}
      done={t('user.added')}
      onSubmit={add}
      onClose={onClose}
    >
      <NameField label={t('name')} />
      <Form.Item
        name="role"
        label={t('user.role')}
        rules={[{ required: true, message: t('choose', { field: t('user.role') }) }]}
      >
        <Select options={creatableRoles.map((value) => ({ value, label: t(`role.${value}`) }))} />
      </Form.Item>
    </FormModal>
  );
}
