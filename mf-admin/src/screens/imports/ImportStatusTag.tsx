import type { ImportState, ImportStatus } from '@depot/contracts/importing';
import { type Tone, ToneTag } from '@depot/ui';
import { useTexts } from '../../texts.js';

const tones: Record<ImportStatus, Tone> = {
  CHECKING: 'working',
  APPLYING: 'working',
  CHECKED: 'good',
  APPLIED: 'good',
  REFUSED: 'bad',
};

/** How an import goes, with its progress while it runs. */
export function ImportStatusTag({ state: { status, done, total } }: { state: ImportState }) {
  const { t } = useTexts();
  const progress = status === 'APPLYING' && total > 0 ? ` ${Math.floor((done / total) * 100)} %` : '';
  return (
    <ToneTag tone={tones[status]}>
      {t(`import.statuses.${status}`)}
      {progress}
    </ToneTag>
  );
}
