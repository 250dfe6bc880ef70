import { useNotify } from '@depot/remote-kit';
import { Button, CopyOutlined, Flex, Input, Modal } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** Where somebody registers. */
export interface SharedLink {
  name: string;
  /** Path of the registration page with its token. */
  url: string;
}

interface RegistrationLinkProps {
  link: SharedLink | undefined;
  onClose: () => void;
}

/** Shows the address at which a new user registers, ready to be copied. */
export function RegistrationLink({ link, onClose }: RegistrationLinkProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const url = link ? new URL(link.url, window.location.origin).href : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success(t('user.copied'));
    } catch {
      notify.info(t('user.copyByHand')); // browsers refuse it on plain HTTP
    }
  };
  return (
    <Modal
      open={link !== undefined}
      title={link?.name}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('close')}
        </Button>,
        <Button key="copy" type="primary" icon={<CopyOutlined />} onClick={() => void copy()}>
          {t('user.copy')}
        </Button>,
      ]}
    >
      <Flex vertical gap={8}>
        <label htmlFor="registration-url">{t('user.shareUrl')}</label>
        <Input.TextArea id="registration-url" readOnly autoSize value={url} onFocus={({ target }) => target.select()} />
        <span>{t('user.linkLasts')}</span>
      </Flex>
    </Modal>
  );
}
