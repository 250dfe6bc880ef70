import type { ImportState } from '@depot/contracts/importing';
import { useTexts } from '../../texts.js';

/** What stood in the way, row by row, and the columns that mean nothing here. */
export function ImportProblems({ state: { errors, errorCount, ignoredColumns } }: { state: ImportState }) {
  const { t } = useTexts();
  return (
    <>
      {ignoredColumns.length > 0 && <p>{t('import.ignored', { columns: ignoredColumns.join(', ') })}</p>}
      <ul style={{ maxHeight: 320, overflow: 'auto', margin: 0, paddingInlineStart: 20 }}>
        {errors.map(({ line, column, message }, index) => (
          <li key={index}>{t(column ? 'import.problemAt' : 'import.problemIn', { line, column, message })}</li>
        ))}
      </ul>
      {errorCount > errors.length && <p>{t('import.more', { count: errorCount - errors.length })}</p>}
    </>
  );
}
