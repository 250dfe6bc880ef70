import { isApiFailure } from '@depot/api';
import { orderProductViews, type Preference } from '@depot/contracts/identity';
import { isAdminGroup } from '@depot/contracts/permissions';
import { useNotify } from '@depot/remote-kit';
import { useClaims, useMay } from '@depot/session';
import { useIdentityPreferenceQuery } from '@depot/shared-reads';
import { LoadError, Page, Segmented, Skeleton, Switch } from '@depot/ui';
import { useIdentityUpdatePreferenceMutation } from '../../api/identity.js';
import { ScannerSetting } from '../../parts/scanner/ScannerSetting.js';
import { SettingRow } from '../../parts/setting-row/SettingRow.js';
import { useTexts } from '../../texts.js';

/** Screen: preferences of the signed-in user. Each change is saved immediately. */
export function PreferencePage() {
  const { t } = useTexts();
  const notify = useNotify();
  const { r } = useClaims();
  const mayScan = useMay('inventory.read');
  const preference = useIdentityPreferenceQuery();
  const [update, { isLoading, originalArgs }] = useIdentityUpdatePreferenceMutation();

  const save = async (change: Partial<Preference>) => {
    try {
      await update(change).unwrap();
      notify.success(t('preference.updated'));
    } catch (failure) {
      if (isApiFailure(failure) && failure.code === 'NOT_FOUND') notify.warning(t('preference.notFound'));
      else notify.failure(failure);
    }
  };

  if (preference.isError && !preference.data) return <LoadError query={preference} />;
  if (!preference.data) return <PreferenceSkeleton />;
  // shows a choice while it is being saved
  const shown = { ...preference.data.obj, ...(isLoading ? originalArgs : {}) };
  return (
    <Page width="form">
      <SettingRow label={t('preference.orderProductView')} hint={t('preference.orderProductViewHint')}>
        <Segmented
          value={shown.orderProductView}
          disabled={isLoading}
          options={orderProductViews.map((value) => ({ value, label: t(`preference.view.${value}`) }))}
          onChange={(orderProductView) => void save({ orderProductView })}
        />
      </SettingRow>
      {isAdminGroup(r) && (
        <SettingRow label={t('preference.newOrderNotice')} hint={t('preference.newOrderNoticeHint')}>
          <Switch
            checked={shown.newOrderNotice}
            loading={isLoading}
            aria-label={t('preference.newOrderNotice')}
            onChange={(newOrderNotice) => void save({ newOrderNotice })}
          />
        </SettingRow>
      )}
      {mayScan && <ScannerSetting />}
    </Page>
  );
}

function PreferenceSkeleton() {
  return (
    <Page width="form">
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </Page>
  );
}
