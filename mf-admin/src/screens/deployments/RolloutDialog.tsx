import { linearSteps } from '@depot/contracts/deployments';
import { enumerated } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { useAction } from '@depot/remote-kit';
import { Form, Input, InputNumber, Modal, Segmented } from '@depot/ui';
import { useId } from 'react';
import { useDeploymentsRollOutMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import { readTargets, TargetField } from './TargetField.js';

interface RolloutDialogProps {
  remote: string;
  /** The version that is to be rolled out; the dialog is closed without one. */
  version: string | undefined;
  onClose: () => void;
}

const usual: RolloutPlan = { kind: 'linear', share: 10, shares: '1, 10, 50, 100', every: 10 };

/** Gives a version to more and more users: by the same share each time, or by shares of one's own. */
export function RolloutDialog({ remote, version, onClose }: RolloutDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const act = useAction();
  const [form] = Form.useForm<RolloutPlan>();
  const [rollOut, { isLoading }] = useDeploymentsRollOutMutation();
  const begin = async (plan: RolloutPlan) => {
    const steps = rolloutSteps(plan);
    if (!version || !steps) return;
    const chosen = readTargets(plan.first);
    const first = chosen.length > 0 ? chosen : undefined;
    if (await act(rollOut({ remote, version, first, steps, everyMinutes: plan.every }).unwrap())) onClose();
  };
  return (
    <Modal
      open={version !== undefined}
      title={t('deployment.rollOutTitle', { remote, version })}
      okText={t('deployment.rollOut')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isLoading }}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form<RolloutPlan>
        id={id}
        form={form}
        layout="vertical"
        initialValues={usual}
        onFinish={(plan) => void begin(plan)}
      >
        <TargetField name="first" label={t('deployment.target.first')} extra={t('deployment.target.beforeSteps')} />
        <PlanFields />
        <Form.Item dependencies={['kind', 'share', 'shares', 'every', 'first']}>
          {({ getFieldsValue }) => <Preview plan={getFieldsValue(true) as RolloutPlan} />}
        </Form.Item>
      </Form>
    </Modal>
  );
}

function PlanFields() {
  const { t } = useTexts();
  const kinds = (['linear', 'stepped'] as const).map((value) => ({ value, label: t(`deployment.${value}`) }));
  const kind = Form.useWatch<RolloutPlan['kind'] | undefined>('kind') ?? usual.kind;
  const isShares = (_: unknown, shares: string) =>
    rolloutSteps({ ...usual, kind: 'stepped', shares })
      ? Promise.resolve()
      : Promise.reject(new Error(t('deployment.sharesWrong')));
  return (
    <>
      <Form.Item name="kind" label={t('deployment.rollOutHow')} required>
        <Segmented options={kinds} />
      </Form.Item>
      {kind === 'linear' ? (
        <Form.Item name="share" label={t('deployment.shareEach')} rules={[{ required: true }]}>
          <InputNumber min={1} max={100} precision={2} suffix="%" style={{ width: 160 }} />
        </Form.Item>
      ) : (
        <Form.Item name="shares" label={t('deployment.shares')} required rules={[{ validator: isShares }]}>
          <Input />
        </Form.Item>
      )}
      <Form.Item name="every" label={t('deployment.every')} rules={[{ required: true }]}>
        <InputNumber min={1} max={10_080} precision={0} suffix={t('deployment.minutesUnit')} style={{ width: 160 }} />
      </Form.Item>
    </>
  );
}

function Preview({ plan }: { plan: RolloutPlan }) {
  const { t } = useTexts();
  const steps = rolloutSteps(plan);
  const isChosen = (plan.first ?? []).length > 0;
  return steps
    ? t(isChosen ? 'deployment.rollOutPreviewChosen' : 'deployment.rollOutPreview', {
        steps: enumerated(steps)[currentLanguage()],
        minutes: (steps.length - (isChosen ? 0 : 1)) * plan.every,
      })
    : null;
}

/** What a person enters. */
export interface RolloutPlan {
  /** Users who have it before the first share. */
  first?: string[];
  kind: 'linear' | 'stepped';
  /** Per cent more each time. */
  share: number;
  /** Per cents, separated by commas. */
  shares: string;
  /** Minutes. */
  every: number;
}

/** The shares of the users, one after the other; undefined where what is entered is no rollout. */
export function rolloutSteps({ kind, share, shares }: RolloutPlan): number[] | undefined {
  if (kind === 'linear') return share >= 1 ? linearSteps(share) : undefined;
  const steps = shares
    .split(/[,，\s]+/)
    .filter(Boolean)
    .map(Number);
  const grows = steps.every((step, place) => step > (steps[place - 1] ?? 0));
  return grows && steps.at(-1) === 100 ? steps : undefined;
}
