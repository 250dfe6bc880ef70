import type { RegistryEntry } from '@depot/contracts/deployments';
import { Button } from '@depot/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.js';
import { OverrideDialog } from './OverrideDialog.js';
import { useDevelopLink } from './useDevelopLink.js';

interface OverrideButtonProps {
  remote: string;
  versions: readonly RegistryEntry[];
  /** Origins that a remote which is being worked on may come from. */
  allowed: readonly string[];
}

/** Where `npm run dev` serves a remote when nothing else is asked of it. */
const usual = 'http://localhost:4201';

/** Leads to taking the remote from a developer's machine; the link that `npm run dev` prints opens the same. */
export function OverrideButton({ remote, versions, allowed }: OverrideButtonProps) {
  const { t } = useTexts();
  const [link, clearLink] = useDevelopLink();
  const [from, setFrom] = useState(link?.remote === remote ? link.from : undefined);
  const close = () => {
    setFrom(undefined);
    clearLink();
  };
  return (
    <>
      {allowed.length > 0 && (
        <Button size="small" type="text" onClick={() => setFrom(usual)}>
          {t('deployment.override.develop')}
        </Button>
      )}
      <OverrideDialog remote={remote} versions={versions} from={from} allowed={allowed} onClose={close} />
    </>
  );
}
