import { failureMessage, isApiFailure } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Form, Input, InputNumber, Modal, showFieldErrors } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useId, useState } from 'react';
import {
  type DeploymentsCreateTokenApiArg,
  type DeploymentsCreateTokenApiResponse,
  useDeploymentsCreateTokenMutation,
} from '../../../api/deployments.js';
import { useTexts } from '../../../texts.js';
import { CopyField } from '../CopyField.js';
import { NoticeFields, WebhookSecret } from './NoticesDialog.js';

interface TokenDialogProps {
  open: boolean;
  /** The remotes that are published, by name; others may be typed. */
  remotes: readonly string[];
  onClose: () => void;
}

/** A year. */
const usualDays = 365;

/** Makes a token for a team, and shows it once. */
export function TokenDialog({ open, remotes, onClose }: TokenDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const notify = useNotify();
  const [form] = Form.useForm<DeploymentsCreateTokenApiArg>();
  const [create, { isLoading }] = useDeploymentsCreateTokenMutation();
  const [token, setToken] = useState<CreatedTokenProps['token']>();

  const save = async (request: DeploymentsCreateTokenApiArg) => {
    try {
      const { noticeEmail, noticeUrl, ...rest } = request;
      const notices = { noticeEmail: noticeEmail?.trim() || undefined, noticeUrl: noticeUrl?.trim() || undefined };
      setToken((await create({ ...rest, ...notices }).unwrap()).obj);
    } catch (failure) {
      if (!isApiFailure(failure) || !showFieldErrors(form, failure.details)) notify.warning(failureMessage(failure));
    }
  };
  const close = () => {
    setToken(undefined);
    onClose();
  };
  if (token !== undefined) return <CreatedToken open={open} token={token} onClose={close} />;
  return (
    <Modal
      open={open}
      title={t('deployment.token.add')}
      okText={t('deployment.token.make')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isLoading }}
      onCancel={close}
      destroyOnHidden
    >
      <p>{t('deployment.token.explained')}</p>
      <Form
        id={id}
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={{ days: usualDays }}
        onFinish={(request) => void save(request)}
      >
        <TokenFields remotes={remotes} />
      </Form>
    </Modal>
  );
}

function TokenFields({ remotes }: Pick<TokenDialogProps, 'remotes'>) {
  const { t } = useTexts();
  const isEach = (_: unknown, names: string[] | undefined) =>
    (names ?? []).every((name) => /^(mf-[a-z]{2,30}|shell)$/.test(name))
      ? Promise.resolve()
      : Promise.reject(new Error(t('deployment.token.remotesWrong')));
  return (
    <>
      <Form.Item
        name="name"
        label={t('deployment.token.name')}
        rules={[{ required: true, whitespace: true, message: t('required') }]}
      >
        <Input maxLength={60} autoFocus />
      </Form.Item>
      <Form.Item
        name="remotes"
        label={t('deployment.token.remotes')}
        rules={[{ required: true, message: t('required') }, { validator: isEach }]}
      >
        <Select mode="tags" options={[...remotes, 'shell'].map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item name="days" label={t('deployment.token.days')} rules={[{ required: true, message: t('required') }]}>
        <InputNumber min={1} max={730} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <NoticeFields />
    </>
  );
}

interface CreatedTokenProps {
  open: boolean;
  token: Pick<DeploymentsCreateTokenApiResponse['obj'], 'token' | 'noticeSecret'>;
  onClose: () => void;
}

/** The only sight of a new token, and of the key of its webhook. */
function CreatedToken({ open, token, onClose }: CreatedTokenProps) {
  const { t } = useTexts();
  return (
    <Modal
      open={open}
      title={t('deployment.token.madeTitle')}
      okText={t('deployment.token.done')}
      onOk={onClose}
      onCancel={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      destroyOnHidden
    >
      <p>{t('deployment.token.once')}</p>
      <CopyField value={token.token} label={t('deployment.token.title')} />
      {token.noticeSecret !== null && <WebhookSecret secret={token.noticeSecret} />}
    </Modal>
  );
}
