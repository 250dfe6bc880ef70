import { queryFailure } from '@depot/api';
import { useAction } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { Button, Page } from '@depot/ui';
import { useIdentityEndOwnSessionsMutation, useIdentityOwnSessionsQuery } from '../../api/identity.js';
import { ScannerSetting } from '../../parts/scanner/ScannerSetting.js';
import { SessionTable } from '../../parts/sessions/SessionTable.js';
import { SettingRow } from '../../parts/setting-row/SettingRow.js';
import { useTexts } from '../../texts.js';
import classes from './account.module.css';
import { OwnPassword } from './OwnPassword.js';
import { SecondFactorSection } from './second-factor/SecondFactorSection.js';

/** Screen: sign-in methods and sessions of the user. */
export function Account() {
  const maySecondFactor = useMay('secondFactor.own');
  // who works on the floor has a scanner, and no settings in which to try it
  const [mayScan, hasSettings] = [useMay('inventory.read'), useMay('settings.open')];
  return (
    <Page width="form">
      <OwnPassword />
      {maySecondFactor && <SecondFactorSection />}
      {mayScan && !hasSettings && <ScannerSetting />}
      <OwnSessions />
    </Page>
  );
}

/** Sessions of the signed-in user, who can end those left open on other devices. */
function OwnSessions() {
  const { t } = useTexts();
  const act = useAction();
  const sessions = useIdentityOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading }] = useIdentityEndOwnSessionsMutation();
  const others = sessions.data?.list.some(({ current }) => !current) ?? false;
  return (
    <section className={classes.sessions} aria-label={t('session.own')}>
      <SettingRow label={t('session.own')} hint={t('session.ownHint')}>
        <Button disabled={!others} loading={isLoading} onClick={() => void act(end({}).unwrap())}>
          {t('session.endOthers')}
        </Button>
      </SettingRow>
      <SessionTable
        rows={sessions.data?.list}
        failure={queryFailure(sessions)}
        onRetry={() => void sessions.refetch()}
        onEnd={({ sessionId }) => void act(end({ sessionId }).unwrap())}
      />
    </section>
  );
}
