import { Drawer, usePhone } from '@depot/ui';
import { useTexts } from '../../texts.js';
import type { RemoteRow } from './Overview.js';
import { RemoteVersions } from './RemoteVersions.js';

interface RemoteDrawerProps {
  /** The remote that is open. */
  row: RemoteRow | undefined;
  /** Origins that a remote in development may come from. */
  allowed: readonly string[];
  onClose: () => void;
}

/** The versions of one remote, with all that can be done with them. */
export function RemoteDrawer({ row, allowed, onClose }: RemoteDrawerProps) {
  const { t } = useTexts();
  const phone = usePhone();
  return (
    <Drawer
      open={row !== undefined}
      onClose={onClose}
      title={row && t('deployment.versionsOf', { remote: row.remote })}
      size={phone ? '100%' : 'min(1180px, 94vw)'}
      destroyOnHidden
    >
      {row && <RemoteVersions {...row} allowed={allowed} />}
    </Drawer>
  );
}
