import type { FieldError } from '@depot/contracts/errors';
import { type AddressEntry, usStates } from '@depot/contracts/identity';
import { useTranslation } from '@depot/i18n';
import { Button, Form, Input, showFieldErrors } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useEffect } from 'react';
import classes from '../account/account.module.css';
import { StepButtons } from './CredentialsForm.js';

interface AddressFormProps {
  /** Section of the browser's address book. */
  kind: 'shipping' | 'billing';
  initial: AddressEntry | undefined;
  /** Field errors of the server for this address. */
  rejected: FieldError[];
  onSubmit: (address: AddressEntry) => void;
  /** Receives the current input. */
  onBack?: (address: AddressEntry) => void;
}

const states = usStates.map((code) => ({ value: code, label: code }));

/** An address in the United States. */
export function AddressForm({ kind, initial, rejected, onSubmit, onBack }: AddressFormProps) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<AddressEntry>();
  useEffect(() => void showFieldErrors(form, rejected), [form, rejected]);
  const required = [{ required: true, whitespace: true, message: t('address.required') }];
  const autoComplete = (field: string) => `${kind} ${field}`;
  return (
    <Form form={form} layout="vertical" initialValues={initial} onFinish={onSubmit}>
      <Form.Item name="name" label={t('address.name')} rules={required}>
        <Input autoFocus maxLength={100} autoComplete={autoComplete('organization')} />
      </Form.Item>
      <Form.Item name="address1" label={t('address.address1')} rules={required}>
        <Input maxLength={100} autoComplete={autoComplete('address-line1')} />
      </Form.Item>
      <Form.Item name="address2" label={t('address.address2')}>
        <Input maxLength={100} autoComplete={autoComplete('address-line2')} />
      </Form.Item>
      <div className={classes.cityLine}>
        <Form.Item name="city" label={t('address.city')} rules={required}>
          <Input maxLength={60} autoComplete={autoComplete('address-level2')} />
        </Form.Item>
        <Form.Item name="state" label={t('address.state')} rules={required}>
          <Select options={states} showSearch />
        </Form.Item>
        <Form.Item name="zipCode" label={t('address.zipCode')} rules={required}>
          <Input maxLength={10} inputMode="numeric" autoComplete={autoComplete('postal-code')} />
        </Form.Item>
      </div>
      <StepButtons onBack={onBack && (() => onBack(form.getFieldsValue()))}>
        <Button type="primary" htmlType="submit" size="large" block={!onBack}>
          {t('register.next')}
        </Button>
      </StepButtons>
    </Form>
  );
}
