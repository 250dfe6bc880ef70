import { type Address, type OwnAddress, usStates } from '@depot/contracts/identity';
import { Form, Input } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { type UpdateAddressRequest, useIdentityUpdateAddressMutation } from '../../api/identity.js';
import { FormModal } from '../../parts/FormModal.js';
import { FieldGrid, WideField } from '../../parts/FormSection.js';
import { NameField } from '../../parts/NameField.js';
import { useTexts } from '../../texts.js';

interface AddressModalProps {
  type: Address['type'];
  address: OwnAddress | undefined;
  open: boolean;
  onClose: () => void;
}

const stateOptions = usStates.map((state) => ({ value: state, label: state }));

/** Changes one of the two addresses. */
export function AddressModal({ type, address, open, onClose }: AddressModalProps) {
  const { t } = useTexts();
  const [update] = useIdentityUpdateAddressMutation();
  const requireField = (field: string) => [{ required: true, whitespace: true, message: t('required', { field }) }];

  return (
    <FormModal
      open={open}
      title={t(`address.edit.${type}`)}
      submit={t('address.save')}
      initialValues={{ ...address, state: usStates.find((state) => state === address?.state) }}
      done={t('address.updated')}
      onSubmit={(values: Omit<UpdateAddressRequest, 'type'>, overwrite) =>
        update({ ...values, type, version: overwrite ? undefined : address?.version }).unwrap()
      }
      onClose={onClose}
    >
      <FieldGrid>
        <WideField>
          <NameField label={t('address.name')} />
        </WideField>
        <WideField>
          <Form.Item name="address1" label={t('address.address1')} rules={requireField(t('address.address1'))}>
            <Input maxLength={100} autoComplete="address-line1" />
          </Form.Item>
        </WideField>
        <WideField>
          <Form.Item name="address2" label={t('address.address2')}>
            <Input maxLength={100} autoComplete="address-line2" />
          </Form.Item>
        </WideField>
        <WideField>
          <Form.Item name="city" label={t('address.city')} rules={requireField(t('address.city'))}>
            <Input maxLength={60} autoComplete="address-level2" />
          </Form.Item>
        </WideField>
        <Form.Item
          name="state"
          label={t('address.state')}
          rules={[{ required: true, message: t('choose', { field: t('address.state') }) }]}
        >
          <Select showSearch options={stateOptions} />
        </Form.Item>
        <Form.Item name="zipCode" label={t('address.zipCode')} rules={requireField(t('address.zipCode'))}>
          <Input maxLength={10} inputMode="numeric" autoComplete="postal-code" />
        </Form.Item>
      </FieldGrid>
    </FormModal>
  );
}
