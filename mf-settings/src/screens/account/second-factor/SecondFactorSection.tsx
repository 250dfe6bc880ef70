import { queryFailure } from '@depot/api';
import { useViewOnly } from '@depot/session';
import { Button, ErrorState, Form, Input, Skeleton, ToneTag } from '@depot/ui';
import { type ComponentProps, useState } from 'react';
import { useIdentityEndSecondFactorMutation, useIdentityOwnSecondFactorQuery } from '../../../api/identity.js';
import { FormModal } from '../../../parts/FormModal.js';
import { SettingRow } from '../../../parts/setting-row/SettingRow.js';
import { useTexts } from '../../../texts.js';
import { AskPassword } from './AskPassword.js';
import { ConfirmApp } from './ConfirmApp.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import classes from './second-factor.module.css';

/** State of the second factor, and turning it on or off. */
export function SecondFactorSection() {
  const { t } = useTexts();
  const viewOnly = useViewOnly();
  const [open, setOpen] = useState<'setup' | 'off'>();
  const state = useIdentityOwnSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = queryFailure(state);
  const close = () => setOpen(undefined);

  if (failure !== undefined && !state.data) return <ErrorState text={failure} onRetry={() => void state.refetch()} />;
  if (!state.data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const { enabled, codesLeft } = state.data.obj;
  return (
    <div className={classes.section}>
      <SettingRow label={t('secondFactor.label')} hint={t('secondFactor.hint')}>
        {enabled && (
          <span className={classes.state}>
            <ToneTag tone="good">{t('secondFactor.on')}</ToneTag> {t('secondFactor.codesLeft', { count: codesLeft })}
          </span>
        )}
        {!viewOnly && (
          <Button onClick={() => setOpen(enabled ? 'off' : 'setup')}>
            {t(enabled ? 'secondFactor.turnOff' : 'secondFactor.setUp')}
          </Button>
        )}
      </SettingRow>
      {open === 'setup' && <SetupDialog onClose={close} onDone={() => void state.refetch()} />}
      <TurnOffDialog open={open === 'off'} onClose={close} />
    </div>
  );
}

interface SetupDialogProps {
  onClose: () => void;
  /** It is on now; the codes are still to be read. */
  onDone: () => void;
}

type Setup = Pick<ComponentProps<typeof ConfirmApp>, 'secret' | 'setupUrl'>;

/**
 * Asks for the password, connects an authenticator app, then shows the recovery codes, which must be put away before
 * the dialog closes.
 */
function SetupDialog({ onClose, onDone }: SetupDialogProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const showRecoveryCodes = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    onDone();
  };
  if (setup) return <ConfirmApp {...setup} onConfirmed={showRecoveryCodes} onClose={onClose} />;
  return <AskPassword onBegun={setSetup} onClose={onClose} />;
}

/** Asks for the password, so that another person at an unattended desk cannot turn it off. */
function TurnOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const [turnOff] = useIdentityEndSecondFactorMutation();
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
