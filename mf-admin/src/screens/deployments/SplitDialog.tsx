import { useAction } from '@depot/remote-kit';
import { Form, InputNumber, Modal } from '@depot/ui';
import { useId } from 'react';
import { useDeploymentsSplitMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import { readTargets, TargetField } from './TargetField.js';

interface SplitDialogProps {
  remote: string;
  /** The version that keeps the rest of the users. */
  live: string | undefined;
  /** The version that gets a part of them; the dialog is closed without one. */
  version: string | undefined;
  onClose: () => void;
}

interface SplitPlan {
  /** Per cent. */
  traffic: number;
  targets?: string[];
}

/** Gives a version to chosen users, and to a percentage of the others. */
export function SplitDialog({ remote, live, version, onClose }: SplitDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const act = useAction();
  const [split, { isLoading }] = useDeploymentsSplitMutation();
  const save = async ({ traffic, targets }: SplitPlan) => {
    if (!live || !version) return;
    const shares = [
      { version: live, traffic: 100 - traffic, default: true },
      { version, traffic, default: false, targets: readTargets(targets) },
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
        onFinish={(values: SplitPlan) => void save(values)}
      >
        <TargetField name="targets" label={t('deployment.target.first')} extra={t('deployment.target.beforeShare')} />
        <Form.Item name="traffic" label={t('deployment.share', { live })} rules={[{ required: true }]}>
          <InputNumber min={0} max={100} precision={2} suffix="%" style={{ width: 160 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
