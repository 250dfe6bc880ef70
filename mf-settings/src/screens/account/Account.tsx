import { useMay } from '@depot/session';
import { Page } from '@depot/ui';
import { OwnSessions } from './OwnSessions.js';
import { SecondFactorSection } from './second-factor/SecondFactorSection.js';

/** Screen: how one signs in, and where one is signed in. */
export function Account() {
  const maySecondFactor = useMay('secondFactor.own');
  return (
    <Page width="form">
      {maySecondFactor && <SecondFactorSection />}
      <OwnSessions />
    </Page>
  );
}
