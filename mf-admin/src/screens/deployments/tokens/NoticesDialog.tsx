import { failureMessage, isApiFailure } from '@depot/api';
import type { ReleaseToken } from '@depot/contracts/deployments';
import { useNotify } from '@depot/remote-kit';
import { Form, type FormInstance, Input, Modal, showFieldErrors } from '@depot/ui';
import { useId, useState } from 'react';
import { useDeploymentsSetNoticesMutation } from '../../../api/deployments.js';
import { useTexts } from '../../../texts.js';
import { CopyField } from '../CopyField.js';

interface NoticesDialogProps {
  token: ReleaseToken;
  onClose: () => void;
}

interface NoticesRequest {
  noticeEmail?: string;
  noticeUrl?: string;
}

/** Changes who is told of a halt, and shows the key of the webhook. */
export function NoticesDialog({ token, onClose }: NoticesDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const [form] = Form.useForm<NoticesRequest>();
  const { save, isLoading, secret } = useSetNotices(token.id, form, onClose);
  return (
    <Modal
      open
      title={t('deployment.token.noticesOf', { name: token.name })}
      okText={t(secret ? 'deployment.token.done' : 'deployment.token.save')}
      cancelText={t('cancel')}
      okButtonProps={secret ? {} : { htmlType: 'submit', form: id, loading: isLoading }}
      cancelButtonProps={secret ? { style: { display: 'none' } } : {}}
      onOk={secret ? onClose : undefined}
      onCancel={onClose}
    >
      {secret ? (
        <WebhookSecret secret={secret} />
      ) : (
        <Form<NoticesRequest>
          id={id}
          form={form}
          layout="vertical"
          initialValues={{ noticeEmail: token.noticeEmail ?? '', noticeUrl: token.noticeUrl ?? '' }}
          onFinish={(request) => void save(request)}
        >
          <NoticeFields />
        </Form>
      )}
    </Modal>
  );
}

/** Changes the notices of a token; `secret` is the key of its webhook, once there is one. */
function useSetNotices(id: number, form: FormInstance<NoticesRequest>, onDone: () => void) {
  const notify = useNotify();
  const [setNotices, { isLoading }] = useDeploymentsSetNoticesMutation();
  const [secret, setSecret] = useState<string>();
  const save = async ({ noticeEmail, noticeUrl }: NoticesRequest) => {
    const request = { id, noticeEmail: noticeEmail?.trim() || null, noticeUrl: noticeUrl?.trim() || null };
    try {
      const { obj, message } = await setNotices(request).unwrap();
      if (message) notify.success(message);
      if (obj.noticeSecret === null) onDone();
      else setSecret(obj.noticeSecret);
    } catch (failure) {
      if (!isApiFailure(failure) || !showFieldErrors(form, failure.details)) notify.warning(failureMessage(failure));
    }
  };
  return { save, isLoading, secret };
}

/** The key with which the receiver of a webhook checks that a message is from this product. */
export function WebhookSecret({ secret }: { secret: string }) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('deployment.token.secretExplained')}</p>
      <CopyField value={secret} label={t('deployment.token.secret')} />
    </>
  );
}

/** Who is told of a halt. */
export function NoticeFields() {
  const { t } = useTexts();
  return (
    <>
      <Form.Item
        name="noticeEmail"
        label={t('deployment.token.noticeEmail')}
        rules={[{ type: 'email', message: t('deployment.reader.userMissing') }]}
      >
        <Input type="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <Form.Item
        name="noticeUrl"
        label={t('deployment.token.noticeUrl')}
        extra={t('deployment.token.noticeUrlExplained')}
        rules={[{ pattern: /^https:\/\/[^\s@]+$/, message: t('deployment.token.noticeUrlWrong') }]}
      >
        <Input inputMode="url" spellCheck={false} maxLength={500} />
      </Form.Item>
    </>
  );
}
