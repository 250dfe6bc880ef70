import { useAction } from '@depot/remote-kit';
import { Form, InputNumber, Modal } from '@depot/ui';
import { useId } from 'react';
import { useDeploymentsSplitMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';

interface SplitDialogProps {
  remote: string;
  /** The version that keeps the rest of the users. */
  live: string | undefined;
  /** The version that gets a part of them; the dialog is closed without one. */
  version: string | undefined;
  onClose: () => void;
}

/** Gives a version a percentage of the users. */
export function SplitDialog({ remote, live, version, onClose }: SplitDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const act = useAction();
  const [split, { isLoading }] = useDeploymentsSplitMutation();
  const save = async ({ traffic }: { traffic: number }) => {
    if (!live || !version) return;
    const shares = [
      { version: live, traffic: 100 - traffic, default: true },
      { version, traffic, default: false },
    ];
    if (await act(split({ remote, split: shares }).unwrap())) onClose();
  };
  return (
    <Modal
      open={version !== undefined}
      title={t('deployment.splitTitle', { remote, version })}
      okText={t('deployment.split')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isLoading }}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form
        id={id}
        layout="vertical"
        initialValues={{ traffic: 10 }}
        onFinish={(values: { traffic: number }) => void save(values)}
      >
        <Form.Item name="traffic" label={t('deployment.share', { live })} rules={[{ required: true }]}>
          <InputNumber min={0} max={100} precision={2} suffix="%" autoFocus style={{ width: 160 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
