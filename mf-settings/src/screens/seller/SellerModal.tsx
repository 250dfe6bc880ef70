import { paperSizes, type SellerAnswer, type updateSellerBody } from '@depot/contracts/identity';
import { Form, Input } from '@depot/ui';
import { Select } from '@depot/ui/data';
import type * as z from 'zod';
import { useIdentityUpdateSellerMutation } from '../../api/identity.js';
import { FormModal } from '../../parts/FormModal.js';
import { useTexts } from '../../texts.js';

type SellerValues = Omit<z.input<typeof updateSellerBody>, 'version'>;

interface SellerModalProps {
  seller: SellerAnswer;
  open: boolean;
  onClose: () => void;
}

/** Edits the seller's details on documents and emails. */
export function SellerModal({ seller, open, onClose }: SellerModalProps) {
  const { t } = useTexts();
  const [update] = useIdentityUpdateSellerMutation();
  return (
    <FormModal
      open={open}
      title={t('seller.edit')}
      submit={t('seller.save')}
      done={t('seller.updated')}
      initialValues={seller}
      onSubmit={(values: SellerValues, overwrite) =>
        update({ ...values, version: overwrite ? undefined : seller.version }).unwrap()
      }
      onClose={onClose}
    >
      <SellerFields />
    </FormModal>
  );
}

function SellerFields() {
  const { t } = useTexts();
  const legalName = t('seller.legalName');
  return (
    <>
      <Form.Item
        name="legalName"
        label={legalName}
        rules={[{ required: true, whitespace: true, message: t('required', { field: legalName }) }]}
      >
        <Input maxLength={150} autoComplete="organization" />
      </Form.Item>
      <Form.Item name="address" label={t('seller.address')}>
        <Input.TextArea maxLength={300} autoSize={{ minRows: 3, maxRows: 6 }} autoComplete="street-address" />
      </Form.Item>
      <Form.Item name="phone" label={t('seller.phone')}>
        <Input maxLength={40} inputMode="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="email" label={t('seller.email')} extra={t('seller.emailHint')}>
        <Input maxLength={254} inputMode="email" autoComplete="email" />
      </Form.Item>
      <Form.Item name="taxId" label={t('seller.taxId')}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item
        name="paymentInstructions"
        label={t('seller.paymentInstructions')}
        extra={t('seller.paymentInstructionsHint')}
      >
        <Input.TextArea maxLength={500} autoSize={{ minRows: 3, maxRows: 6 }} />
      </Form.Item>
      <Form.Item required name="paper" label={t('seller.paper')}>
        <Select options={paperSizes.map((value) => ({ value, label: t(`seller.size.${value}`) }))} />
      </Form.Item>
    </>
  );
}
