import { DownloadButton } from '@depot/downloads';
import { isolate } from '@depot/i18n';
import { useAction, useNotify } from '@depot/remote-kit';
import {
  Button,
  DeleteOutlined,
  DownloadOutlined,
  FilterBox,
  PeriodField,
  PhoneFilters,
  SafetyOutlined,
  useConfirm,
} from '@depot/ui';
import { Select } from '@depot/ui/data';
import {
  useAdminActivityUsersQuery,
  useAdminClearActivityLogMutation,
  useLazyAdminCheckActivityLogQuery,
} from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import { logFiltersSet, type LogFilterState, noLogFilters } from './useLogFilters.js';

/** Filters by text, user and days. */
export function LogFilters({ filters: { shown, change, type } }: { filters: LogFilterState }) {
  const { t } = useTexts();
  const { user } = shown;
  const users = useAdminActivityUsersQuery();
  return (
    <PhoneFilters count={logFiltersSet(shown)} onClear={() => change(noLogFilters)}>
      <FilterBox label={t('log.find')} value={shown.filter} onChange={(filter) => type({ filter })} />
      <Select
        allowClear
        showSearch
        optionFilterProp="label"
        style={{ minWidth: 220 }}
        placeholder={t('log.everybody')}
        aria-label={t('log.name')}
        value={user}
        loading={users.isLoading}
        options={users.data?.list.map(({ id, name, warehouse }) => ({
          value: id,
          label: `${isolate(name)} · ${isolate(warehouse)}`,
        }))}
        onChange={(id) => change({ user: id })}
      />
      <PeriodField period={shown} onChange={change} />
    </PhoneFilters>
  );
}

/** Check, export, delete. */
export function LogActions({ exportPath, empty }: { exportPath: string; empty: boolean }) {
  const { t } = useTexts();
  const notify = useNotify();
  const confirm = useConfirm();
  const act = useAction();
  const [clear] = useAdminClearActivityLogMutation();
  const [check, { isFetching: isChecking }] = useLazyAdminCheckActivityLogQuery();

  const showCheck = async () => {
    const { obj } = await check().unwrap();
    const { broken, lines, head } = obj;
    if (!broken)
      return notify.success(t('log.checked', { count: lines, number: head.number, hash: head.hash.slice(0, 12) }));
    await notify.alert(t('log.brokenTitle'), t(`log.broken_${broken.kind}`, { number: broken.number }));
  };
  const deleteAll = () =>
    confirm({
      title: t('log.deleteQuestion'),
      yes: t('log.deleteAll'),
      no: t('log.keep'),
      danger: true,
      run: () => act(clear().unwrap()),
    });

  return (
    <>
      <Button icon={<SafetyOutlined />} loading={isChecking} onClick={() => void showCheck().catch(notify.failure)}>
        {t('log.check')}
      </Button>
      <DownloadButton icon={<DownloadOutlined />} disabled={empty} file={{ path: exportPath }}>
        {t('log.export')}
      </DownloadButton>
      <Button danger icon={<DeleteOutlined />} disabled={empty} onClick={() => void deleteAll()}>
        {t('log.deleteAll')}
      </Button>
    </>
  );
}
