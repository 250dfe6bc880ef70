import { queryFailure } from '@depot/api';
import { useViewOnly } from '@depot/session';
import { Button, ErrorState, Skeleton, ToneTag } from '@depot/ui';
import { useState } from 'react';
import { useSettingsOwnSecondFactorQuery } from '../../../api/secondFactor.js';
import { SettingRow } from '../../../parts/setting-row/SettingRow.js';
import { useTexts } from '../../../texts.js';
import classes from './second-factor.module.css';
import { SetupDialog } from './SetupDialog.js';
import { TurnOffDialog } from './TurnOffDialog.js';

/** Whether signing in asks for a code as well, and turning that on and off. */
export function SecondFactorSection() {
  const { t } = useTexts();
  const viewOnly = useViewOnly();
  const [open, setOpen] = useState<'setup' | 'off'>();
  const state = useSettingsOwnSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = queryFailure(state);
  const close = () => setOpen(undefined);

  if (failure !== undefined) return <ErrorState text={failure} onRetry={() => void state.refetch()} />;
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
