import { queryFailure } from '@depot/api';
import type { ReaderVersion } from '@depot/contracts/deployments';
import { Button, Drawer, Form, Input, usePhone } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useDeploymentsReaderQuery } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import { useTargetText } from './TargetField.js';

interface ReaderSearchProps {
  open: boolean;
  onClose: () => void;
}

/** Explains for one user which version of each remote they get, and why. */
export function ReaderSearch({ open, onClose }: ReaderSearchProps) {
  const { t } = useTexts();
  const phone = usePhone();
  const [user, setUser] = useState<string>();
  const versions = useDeploymentsReaderQuery({ user: user ?? '' }, { skip: user === undefined });
  const columns = useReaderColumns();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('deployment.reader.title')}
      size={phone ? '100%' : 640}
      destroyOnHidden
    >
      <Form layout="vertical" onFinish={(values: { user: string }) => setUser(values.user.trim().toLowerCase())}>
        <Form.Item
          name="user"
          label={t('deployment.reader.user')}
          rules={[{ required: true, type: 'email', message: t('deployment.reader.userMissing') }]}
        >
          <Input type="email" autoFocus autoComplete="off" />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {t('deployment.reader.show')}
        </Button>
      </Form>
      {user !== undefined && (
        <DataTable<ReaderVersion>
          label={t('deployment.reader.title')}
          rows={versions.isFetching ? undefined : versions.currentData?.list}
          rowKey="remote"
          columns={columns}
          failure={queryFailure(versions)}
          onRetry={() => void versions.refetch()}
          emptyText={t('deployment.empty')}
        />
      )}
    </Drawer>
  );
}

function useReaderColumns(): DataColumn<ReaderVersion>[] {
  const { t } = useTexts();
  const targetText = useTargetText();
  return [
    { key: 'remote', dataIndex: 'remote', title: t('deployment.remote') },
    { key: 'version', dataIndex: 'version', card: 'line', title: t('deployment.version') },
    {
      key: 'reason',
      card: 'line',
      title: t('deployment.reader.reason'),
      render: (_, { reason, target, traffic }) =>
        t(`deployment.reader.reasons.${reason}`, { target: target && targetText(target), traffic }),
    },
  ];
}
