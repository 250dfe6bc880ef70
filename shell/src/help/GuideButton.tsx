import { useTranslation } from '@depot/i18n';
import { Button, QuestionCircleOutlined, Tooltip } from '@depot/ui';
import { setGuideOpen } from '../overlays/guide.js';

/** Opens the guide, for users who do not know its key. */
export function GuideButton() {
  const { t } = useTranslation('shell');
  return (
    <Tooltip title={`${t('guide.open')} (?)`} mouseEnterDelay={0.5}>
      <Button
        type="text"
        icon={<QuestionCircleOutlined />}
        aria-label={t('guide.open')}
        aria-haspopup="dialog"
        onClick={() => setGuideOpen(true)}
      />
    </Tooltip>
  );
}
