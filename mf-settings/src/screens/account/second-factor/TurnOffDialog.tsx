import { Form, Input } from '@depot/ui';
import { useSettingsTurnOffSecondFactorMutation } from '../../../api/secondFactor.js';
import { FormModal } from '../../../parts/FormModal.js';
import { useTexts } from '../../../texts.js';

/** Asks for the password, so that nobody else turns it off at a desk that was left. */
export function TurnOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const [turnOff] = useSettingsTurnOffSecondFactorMutation();
  return (
    <FormModal<{ password: string }>
      open={open}
      title={t('secondFactor.offTitle')}
      submit={t('secondFactor.turnOff')}
      done={t('secondFactor.offText')}
      onSubmit={(body) => turnOff(body).unwrap()}
      onClose={onClose}
    >
      <p>{t('secondFactor.offText')}</p>
      <Form.Item
        name="password"
        label={t('secondFactor.password')}
        rules={[{ required: true, message: t('required', { field: t('secondFactor.password') }) }]}
      >
        <Input.Password autoFocus autoComplete="current-password" />
      </Form.Item>
    </FormModal>
  );
}
