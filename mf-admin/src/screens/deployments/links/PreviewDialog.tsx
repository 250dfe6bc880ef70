import { failureMessage, isApiFailure } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Form, type FormProps, Input, Modal, Segmented, showFieldErrors } from '@depot/ui';
import { useId, useState } from 'react';
import { useDeploymentsCreateLinkMutation } from '../../../api/deployments.js';
import { useTexts } from '../../../texts.js';
import { CopyField } from '../CopyField.js';

interface PreviewDialogProps {
  remote: string;
  /** The version to be shown; the dialog is closed without one. */
  version: string | undefined;
  onClose: () => void;
}

interface PreviewRequest {
  user: string;
  minutes: number;
}

/** Minutes for which a preview may be open. */
const lengths = [60, 1440, 10_080] as const;

/** Makes a link with which one user sees a version, and shows it to be copied. */
export function PreviewDialog({ remote, version, onClose }: PreviewDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const [form] = Form.useForm<PreviewRequest>();
  const { create, isLoading, address, clear } = useCreatePreview(remote, version, (failure) =>
    isApiFailure(failure) ? showFieldErrors(form, failure.details) : false,
  );
  const close = () => {
    clear();
    onClose();
  };
  return (
    <Modal
      open={version !== undefined}
      title={t('deployment.preview.title', { remote, version })}
      okText={address ? t('deployment.token.done') : t('deployment.preview.make')}
      cancelText={t('cancel')}
      okButtonProps={address ? {} : { htmlType: 'submit', form: id, loading: isLoading }}
      cancelButtonProps={address ? { style: { display: 'none' } } : {}}
      onOk={address ? close : undefined}
      onCancel={close}
      destroyOnHidden
    >
      <p>{t(address ? 'deployment.preview.made' : 'deployment.preview.explained')}</p>
      {address ? (
        <CopyField value={address} label={t('deployment.preview.link')} />
      ) : (
        <PreviewForm id={id} form={form} onFinish={(request) => void create(request)} />
      )}
    </Modal>
  );
}

type PreviewFormProps = Pick<FormProps<PreviewRequest>, 'id' | 'form' | 'onFinish'>;

function PreviewForm(props: PreviewFormProps) {
  const { t } = useTexts();
  return (
    <Form<PreviewRequest> {...props} layout="vertical" initialValues={{ minutes: 1440 }}>
      <Form.Item
        name="user"
        label={t('deployment.reader.user')}
        rules={[{ required: true, type: 'email', message: t('deployment.reader.userMissing') }]}
      >
        <Input type="email" autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item name="minutes" label={t('deployment.override.length')} required>
        <Segmented options={lengths.map((value) => ({ value, label: t(`deployment.preview.lengths.${value}`) }))} />
      </Form.Item>
    </Form>
  );
}

/** Creates a preview; `address` is its link, once there is one. */
function useCreatePreview(remote: string, version: string | undefined, onRefused: (failure: unknown) => boolean) {
  const notify = useNotify();
  const [createLink, { isLoading }] = useDeploymentsCreateLinkMutation();
  const [address, setAddress] = useState<string>();
  const create = async ({ user, minutes }: PreviewRequest) => {
    try {
      setAddress((await createLink({ remote, version, user: user.trim(), minutes }).unwrap()).obj.address);
    } catch (failure) {
      if (!onRefused(failure)) notify.warning(failureMessage(failure));
    }
  };
  return { create, isLoading, address, clear: () => setAddress(undefined) };
}
