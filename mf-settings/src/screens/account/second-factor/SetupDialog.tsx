import { type ComponentProps, useState } from 'react';
import { AskPassword } from './AskPassword.js';
import { ConfirmApp } from './ConfirmApp.js';
import { RecoveryCodes } from './RecoveryCodes.js';

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
export function SetupDialog({ onClose, onDone }: SetupDialogProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const confirmed = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    onDone();
  };
  if (setup) return <ConfirmApp {...setup} onConfirmed={confirmed} onClose={onClose} />;
  return <AskPassword onBegun={setSetup} onClose={onClose} />;
}
