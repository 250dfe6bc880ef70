import { useNotify } from '@depot/remote-kit';
import { Button, CopyOutlined, Input, Modal, Space } from '@depot/ui';
import { useTexts } from '../../../texts.js';

interface CreatedTokenProps {
  open: boolean;
  token: string;
  onClose: () => void;
}

/** The only sight of a new token. */
export function CreatedToken({ open, token, onClose }: CreatedTokenProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      notify.success(t('deployment.token.copied'));
    } catch {
      notify.warning(t('deployment.token.notCopied'));
    }
  };
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
      <Space.Compact style={{ width: '100%' }}>
        <Input
          readOnly
          value={token}
          aria-label={t('deployment.token.title')}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<CopyOutlined />} aria-label={t('deployment.token.copy')} onClick={() => void copy()} />
      </Space.Compact>
    </Modal>
  );
}
