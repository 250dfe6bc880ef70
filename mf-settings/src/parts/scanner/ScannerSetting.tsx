import { Button } from '@depot/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../texts.js';
import { SettingRow } from '../setting-row/SettingRow.js';

const ScannerDialog = lazy(() => import('./ScannerDialog.js').then((m) => ({ default: m.ScannerDialog })));

/** Stored per device, not per user, because the scanner belongs to the device. */
export function ScannerSetting() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <SettingRow label={t('preference.scanner')} hint={t('preference.scannerHint')}>
      <Button onClick={() => setOpen(true)}>{t('preference.tryScanner')}</Button>
      {open && (
        <Suspense>
          <ScannerDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingRow>
  );
}
