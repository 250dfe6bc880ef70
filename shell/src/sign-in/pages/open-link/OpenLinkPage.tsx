import { failureMessage } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Link, Navigate, useSearchParams } from '@depot/router';
import { Button, Spin } from '@depot/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useShellOpenLinkMutation } from '../../../remotes/override/overrideApi.js';
import { pendingPage } from '../../../session/pendingPage.js';
import { useSession } from '../../../session/sessionStore.js';
import { AccountLayout } from '../account/AccountLayout.js';

/** Loads a page anew, since the page's policy names the origins from which it may load. */
const load = (path: string) => window.location.replace(path);

/** Opens a link to a remote for the user whom it names, who signs in first where that is needed. */
export function OpenLinkPage({ show = load }: { show?: (path: string) => void }) {
  const id = Number(useSearchParams()[0].get('id'));
  const claims = useSession();
  if (!claims) return <ToSignIn id={id} />;
  return <Opening id={id} show={show} />;
}

function ToSignIn({ id }: { id: number }) {
  useEffect(() => pendingPage.set(`/in/open?id=${id}`), [id]);
  return <Navigate to="/login" replace />;
}

function Opening({ id, show }: { id: number; show: (path: string) => void }) {
  const { t } = useTranslation('shell');
  const [openLink, { isLoading, error }] = useShellOpenLinkMutation();
  const asked = useRef(false);
  const open = useCallback(async () => {
    const { data } = await openLink(id);
    if (data) show(`/in/${data.obj.path}`);
  }, [id, openLink, show]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void open();
  }, [open]);
  if (!error)
    return (
      <AccountLayout title={t('openLink.title')}>
        <Spin />
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('openLink.failed')} intro={failureMessage(error)}>
      <Button type="primary" size="large" block loading={isLoading} onClick={() => void open()}>
        {t('activation.retry')}
      </Button>
      <p>
        <Link to="/in/">{t('missing.home')}</Link>
      </p>
    </AccountLayout>
  );
}
