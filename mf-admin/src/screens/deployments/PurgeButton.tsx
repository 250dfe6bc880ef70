import { failureMessage } from '@depot/api';
import type { RegistryEntry } from '@depot/contracts/deployments';
import { useNotify } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { Alert, Button, Form, Modal } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useId, useState } from 'react';
import { useDeploymentsPurgeMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';

interface PurgeButtonProps {
  remote: string;
  entry: RegistryEntry;
  /** Newest first. */
  versions: readonly RegistryEntry[];
}

/** Purges a version, for users who may change the releases. */
export function PurgeButton(props: PurgeButtonProps) {
  const { t } = useTexts();
  const isAllowed = useMay('admin.edit');
  const [isOpen, setOpen] = useState(false);
  const { entry, versions } = props;
  // A default version without a successor is withdrawn instead.
  if (!isAllowed || (entry.deployment?.default && versions.length < 2)) return null;
  return (
    <>
      <Button size="small" danger onClick={() => setOpen(true)}>
        {t('deployment.purge')}
      </Button>
      {isOpen && <PurgeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PurgeDialogProps extends PurgeButtonProps {
  onClose: () => void;
}

/** Says what a purge does to all users, asks for the successor of a default version, and stays open with a refusal. */
function PurgeDialog({ remote, entry: { metadata, deployment }, versions, onClose }: PurgeDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const { version } = metadata;
  const { run, isLoading, refusal } = usePurge(remote, version, onClose);
  return (
    <Modal
      open
      title={t('deployment.purgeQuestion', { remote, version })}
      okText={t('deployment.purge')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isLoading, danger: true }}
      onCancel={onClose}
    >
      <p>{t('deployment.purgeDetail')}</p>
      {!deployment?.default && (deployment?.traffic ?? 0) > 0 && <p>{t('deployment.purgeCanary')}</p>}
      <Form id={id} layout="vertical" onFinish={(values: { successor?: string }) => void run(values.successor)}>
        {deployment?.default && <SuccessorField version={version} versions={versions} />}
      </Form>
      {refusal !== undefined && <Alert type="error" showIcon role="alert" title={refusal} />}
    </Modal>
  );
}

/** Sends a purge; `refusal` is why the last one was not done. */
function usePurge(remote: string, version: string, onDone: () => void) {
  const notify = useNotify();
  const [purge, { isLoading }] = useDeploymentsPurgeMutation();
  const [refusal, setRefusal] = useState<string>();
  const run = async (successor: string | undefined) => {
    setRefusal(undefined);
    try {
      const { message } = await purge({ remote, version, successor }).unwrap();
      notify.success(message);
      onDone();
    } catch (failure) {
      setRefusal(failureMessage(failure));
    }
  };
  return { run, isLoading, refusal };
}

function SuccessorField({ version, versions }: Pick<PurgeButtonProps, 'versions'> & { version: string }) {
  const { t } = useTexts();
  const others = versions.map(({ metadata }) => metadata.version).filter((other) => other !== version);
  return (
    <Form.Item
      name="successor"
      label={t('deployment.successor')}
      extra={t('deployment.successorExplained')}
      rules={[{ required: true, message: t('deployment.successorMissing') }]}
    >
      <Select options={others.map((value) => ({ value, label: value }))} />
    </Form.Item>
  );
}
