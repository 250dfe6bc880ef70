import { queryFailure } from '@depot/api';
import { thrownErrorLimits } from '@depot/contracts/deployments';
import { Drawer, EmptyState, ErrorState, Input, Skeleton, usePhone } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useState } from 'react';
import { useDeploymentsErrorsQuery } from '../../../api/deployments.js';
import { useTexts } from '../../../texts.js';
import { ErrorGroup } from './ErrorGroup.js';
import classes from './errors.module.css';

/** Stands for every version of the remote. */
export const allVersions = '';
const refreshing = { pollingInterval: 15_000, skipPollingIfUnfocused: true };
/** As the error page of a user shows it. */
const referencePattern = /^[0-9a-f]{10}$/;

interface ErrorsDrawerProps {
  remote: string;
  /** Newest first. */
  versions: readonly string[];
  /** The version whose errors are open; `allVersions` for those of all, undefined while the drawer is closed. */
  version: string | undefined;
  onChange: (version: string) => void;
  onClose: () => void;
}

/** What a remote threw in browsers, latest first. */
export function ErrorsDrawer({ version, onClose, ...rest }: ErrorsDrawerProps) {
  const { t } = useTexts();
  const phone = usePhone();
  return (
    <Drawer
      open={version !== undefined}
      onClose={onClose}
      title={t('deployment.errors.title', { remote: rest.remote })}
      size={phone ? '100%' : 'min(760px, 94vw)'}
      destroyOnHidden
    >
      {version !== undefined && <Errors {...rest} version={version} />}
    </Drawer>
  );
}

type ErrorsProps = Omit<ErrorsDrawerProps, 'onClose' | 'version'> & { version: string };

function Errors({ remote, versions, version, onChange }: ErrorsProps) {
  const { t } = useTexts();
  const [entered, setEntered] = useState('');
  const reference = entered.trim().toLowerCase();
  const isWrong = reference !== '' && !referencePattern.test(reference);
  const choices = [allVersions, ...versions].map((value) => ({
    value,
    label: value || t('deployment.errors.allVersions'),
  }));
  return (
    <>
      <div className={classes.filters}>
        <Select
          aria-label={t('deployment.errors.version')}
          value={version}
          options={choices}
          onChange={onChange}
          popupMatchSelectWidth={false}
        />
        <Input
          aria-label={t('deployment.errors.reference')}
          placeholder={t('deployment.errors.reference')}
          value={entered}
          allowClear
          status={isWrong ? 'error' : ''}
          onChange={(event) => setEntered(event.target.value)}
        />
      </div>
      {isWrong ? (
        <p role="status">{t('deployment.errors.referenceWrong')}</p>
      ) : (
        <Groups remote={remote} version={version || undefined} reference={reference || undefined} />
      )}
    </>
  );
}

interface GroupsProps {
  remote: string;
  version: string | undefined;
  /** Only the error with this report. */
  reference: string | undefined;
}

function Groups({ remote, version, reference }: GroupsProps) {
  const { t } = useTexts();
  const errors = useDeploymentsErrorsQuery({ remote, version, reference }, refreshing);
  const groups = errors.currentData?.list;
  const failure = groups ? undefined : queryFailure(errors);
  if (failure) return <ErrorState text={failure} onRetry={() => void errors.refetch()} />;
  if (!groups) return <Skeleton active />;
  if (groups.length === 0)
    return (
      <EmptyState
        text={t(reference === undefined ? 'deployment.errors.none' : 'deployment.errors.notFound', {
          days: thrownErrorLimits.days,
        })}
      />
    );
  return (
    <ol className={classes.groups}>
      {groups.map((group) => (
        <ErrorGroup key={group.id} group={group} />
      ))}
    </ol>
  );
}
