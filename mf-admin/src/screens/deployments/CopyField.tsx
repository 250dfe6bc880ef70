import { useNotify } from '@depot/remote-kit';
import { Button, CopyOutlined, Input, Space } from '@depot/ui';
import { useTexts } from '../../texts.js';

interface CopyFieldProps {
  /** What is to be copied. */
  value: string;
  label: string;
}

/** A text to copy. */
export function CopyField({ value, label }: CopyFieldProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify.success(t('deployment.token.copied'));
    } catch {
      notify.warning(t('deployment.token.notCopied'));
    }
  };
  return (
    <Space.Compact style={{ width: '100%' }}>
      <Input readOnly value={value} aria-label={label} onFocus={(event) => event.target.select()} />
      <Button icon={<CopyOutlined />} aria-label={t('deployment.token.copy')} onClick={() => void copy()} />
    </Space.Compact>
  );
}
