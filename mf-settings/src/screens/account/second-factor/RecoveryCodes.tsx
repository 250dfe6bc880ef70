import { saveFile } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Button, CopyOutlined, DownloadOutlined, Modal } from '@depot/ui';
import { useTexts } from '../../../texts.js';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onClose: () => void;
}

/** Shows the recovery codes once. The dialog closes only after the user confirms having stored them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTexts();
  const copy = useCopy();
  const text = `${codes.join('\n')}\n`;
  const save = () => saveFile({ blob: new Blob([text], { type: 'text/plain' }), fileName: 'depot-recovery-codes.txt' });
  return (
    <Modal
      open
      title={t('secondFactor.codesTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <Button key="copy" icon={<CopyOutlined />} onClick={() => void copy(text)}>
          {t('secondFactor.copyCodes')}
        </Button>,
        <Button key="save" icon={<DownloadOutlined />} onClick={save}>
          {t('secondFactor.saveCodes')}
        </Button>,
        <Button key="kept" type="primary" onClick={onClose}>
          {t('secondFactor.kept')}
        </Button>,
      ]}
    >
      <p>{t('secondFactor.codesText')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  );
}

/** Copies a text and notifies the user; browsers forbid it on plain HTTP. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTexts();
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('secondFactor.copied'));
    } catch {
      notify.info(t('user.copyByHand'));
    }
  };
}
