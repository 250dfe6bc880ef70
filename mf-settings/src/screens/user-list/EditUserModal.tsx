import { toHundredths } from '@depot/contracts/amounts';
import {
  creatableRoles,
  creditPolicies,
  type CreditPolicy,
  maxPaymentTerms,
  type User,
} from '@depot/contracts/identity';
import { useClaims } from '@depot/session';
import { Form, InputNumber, Switch } from '@depot/ui';
import { AmountInput, Select } from '@depot/ui/data';
import { useIdentityUpdateUserMutation } from '../../api/identity.js';
import { FormModal } from '../../parts/FormModal.js';
import { NameField } from '../../parts/NameField.js';
import { useTexts } from '../../texts.js';
import { buildUserChange, getUserField, type UserValues } from './change.js';

interface EditUserModalProps {
  user: User | undefined;
  open: boolean;
  onClose: () => void;
}

/** Edits a user: prices of a store, the role if it can change, and whether the user may sign in. */
export function EditUserModal({ user, open, onClose }: EditUserModalProps) {
  const { t } = useTexts();
  const { id: self } = useClaims();
  const [update] = useIdentityUpdateUserMutation();
  const own = user?.id === self;
  const roleFixed = user?.role === 'READ_ONLY_STORE' || user?.role === 'ADMIN';
  return (
    <FormModal
      open={open}
      title={t('user.edit')}
      submit={t('user.save')}
      done={t('user.updated')}
      initialValues={user && { ...user, enabled: !user.disabled, creditLimit: toHundredths(user.creditLimit) }}
      onSubmit={(values: UserValues, overwrite) =>
        user
          ? update({ ...buildUserChange(user, values), version: overwrite ? undefined : user.version }).unwrap()
          : Promise.resolve()
      }
      fieldOfPath={getUserField}
      onClose={onClose}
    >
      <NameField label={t('name')} />
      {user?.role === 'STORE' && <StoreFields />}
      {!roleFixed && !own && <RoleField />}
      {!own && (
        <Form.Item
          required
          name="enabled"
          label={t('user.enabled')}
          valuePropName="checked"
          extra={t('user.enabledHint')}
        >
          <Switch />
        </Form.Item>
      )}
    </FormModal>
  );
}

/** Fields of stores only: prices, credit and payment terms. */
function StoreFields() {
  const { t } = useTexts();
  return (
    <>
      <Form.Item required name="wholesalePrice" label={t('user.wholesalePrice')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <CreditFields />
      <Form.Item
        name="paymentTerms"
        label={t('user.paymentTerms')}
        extra={t('user.paymentTermsHint')}
        rules={[{ required: true, message: t('required', { field: t('user.paymentTerms') }) }]}
      >
        <InputNumber min={0} max={maxPaymentTerms} precision={0} suffix={t('user.days')} />
      </Form.Item>
    </>
  );
}

function RoleField() {
  const { t } = useTexts();
  return (
    <Form.Item
      name="role"
      label={t('user.role')}
      rules={[{ required: true, message: t('choose', { field: t('user.role') }) }]}
    >
      <Select options={creatableRoles.map((value) => ({ value, label: t(`role.${value}`) }))} />
    </Form.Item>
  );
}

/** Credit limit of a store and its enforcement; inside the user's form. */
function CreditFields() {
  const { t } = useTexts();
  const policy = Form.useWatch<CreditPolicy | undefined>('creditPolicy');
  return (
    <>
      <Form.Item required name="creditPolicy" label={t('user.creditPolicy')} extra={t('user.creditHint')}>
        <Select options={creditPolicies.map((value) => ({ value, label: t(`user.credit.${value}`) }))} />
      </Form.Item>
      {policy !== undefined && policy !== 'NONE' && (
        <Form.Item
          name="creditLimit"
          label={t('user.creditLimit')}
          rules={[{ required: true, message: t('required', { field: t('user.creditLimit') }) }]}
        >
          <AmountInput />
        </Form.Item>
      )}
    </>
  );
}
