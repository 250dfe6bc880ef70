import type { ImportState } from '@depot/contracts/importing';
import { useTexts } from '../../texts.js';
import { ImportCreations } from './ImportCreations.js';

/** What is made beside the rows, what stood in the way, row by row, and the columns that mean nothing here. */
export function ImportProblems({ state }: { state: ImportState }) {
  const { errors, errorCount, ignoredColumns } = state;
  const { t } = useTexts();
  return (
    <>
      <ImportCreations state={state} />
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
