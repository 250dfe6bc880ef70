import { passwordLength } from '@depot/contracts/session';
import { useIsHere } from '@depot/router';
import { Button, Form, Input } from '@depot/ui';
import { useState } from 'react';
import { useIdentityChangePasswordMutation, useIdentityOwnSessionsQuery } from '../../api/identity.js';
import { FormModal } from '../../parts/FormModal.js';
import { SettingRow } from '../../parts/setting-row/SettingRow.js';
import { useTexts } from '../../texts.js';

interface Passwords {
  password: string;
  newPassword: string;
}

/**
 * Changes the user's own password. It ends all sessions including this one, and the user signs in with the new
 * password.
 */
export function OwnPassword() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [change] = useIdentityChangePasswordMutation();
  const sessions = useIdentityOwnSessionsQuery();
  const isHere = useIsHere();
  const send = async ({ password, newPassword }: Passwords) => {
    await change({ password, newPassword }).unwrap();
    if (isHere()) void sessions.refetch(); // the token is invalid now, which redirects to the sign-in page
  };
  return (
    <>
      <SettingRow label={t('password.label')} hint={t('password.hint')}>
        <Button onClick={() => setOpen(true)}>{t('password.change')}</Button>
      </SettingRow>
      <FormModal<Passwords>
        open={open}
        title={t('password.title')}
        submit={t('password.change')}
        done={t('password.done')}
        onSubmit={send}
        onClose={() => setOpen(false)}
      >
        <p>{t('password.ends')}</p>
        <Form.Item
          name="password"
          label={t('password.current')}
          rules={[{ required: true, message: t('required', { field: t('password.current') }) }]}
        >
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t('password.next')}
          rules={[
            { required: true, message: t('required', { field: t('password.next') }) },
            { min: passwordLength.min, message: t('password.short', { count: passwordLength.min }) },
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={passwordLength.max} />
        </Form.Item>
      </FormModal>
    </>
  );
}
