import { creditPolicies, type CreditPolicy } from '@depot/contracts/identity';
import { Form } from '@depot/ui';
import { AmountInput, Select } from '@depot/ui/data';
import { useTexts } from '../../texts.js';

/** How much a store may owe, and what happens beyond it; inside of the user's form. */
export function CreditFields() {
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
