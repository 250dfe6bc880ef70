import { useEffect, useState } from 'react';
import { failureMessage } from '@depot/api';
import { Alert, Modal, Skeleton } from '@depot/ui';
import { useSettingsBeginSecondFactorMutation } from '../../../api/secondFactor.js';
import { useTexts } from '../../../texts.js';
import { ConfirmApp } from './ConfirmApp.js';
import { RecoveryCodes } from './RecoveryCodes.js';

interface SetupDialogProps {
  onClose: () => void;
  /** It is on now; the codes are still to be read. */
  onDone: () => void;
}

/** Connects an authenticator app, then shows the recovery codes, which must be put away before the dialog closes. */
export function SetupDialog({ onClose, onDone }: SetupDialogProps) {
  const { t } = useTexts();
  const [begin, { data, error }] = useSettingsBeginSecondFactorMutation();
  const [codes, setCodes] = useState<string[]>();

  useEffect(() => void begin(), [begin]);

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const confirmed = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    onDone();
  };
  if (data) return <ConfirmApp {...data.obj} onConfirmed={confirmed} onClose={onClose} />;
  return (
    <Modal open title={t('secondFactor.setUpTitle')} footer={null} onCancel={onClose}>
      {error ? <Alert type="error" showIcon title={failureMessage(error)} /> : <Skeleton active />}
    </Modal>
  );
}
