import { queryFailure } from '@depot/api';
import { enumerated } from '@depot/contracts/errors';
import { type ImportState, type ImportStatus, isImportNote } from '@depot/contracts/importing';
import { currentLanguage, listNames } from '@depot/i18n';
import { skipToken } from '@depot/rtk';
import { Alert, ErrorState, Skeleton } from '@depot/ui';
import { useAdminImportsQuery } from '../../api/imports.js';
import { useTexts } from '../../texts.js';
import { ImportChanges } from './ImportChanges.js';

/** True if the import has details beyond its row. */
export const hasDetails = ({ errorCount, ignoredColumns, creates, changeCount }: ImportState): boolean =>
  errorCount + ignoredColumns.length + creates.length + changeCount > 0;

const outcomes: Partial<Record<ImportStatus, 'success' | 'error'>> = {
  CHECKED: 'success',
  APPLIED: 'success',
  REFUSED: 'error',
};

/** Outcome of the file that was just sent, with its details; renders nothing while the import is running. */
export function SentImport({ state }: { state: ImportState | undefined }) {
  const { t } = useTexts();
  const type = state && outcomes[state.status];
  if (!type) return null;
  return (
    <Alert
      type={type}
      showIcon
      role="status"
      title={t('import.outcome', { file: state.fileName, end: t(`import.statuses.${state.status}`) })}
      description={hasDetails(state) && <ImportProblems state={state} />}
    />
  );
}

/** Details of an import: created entries, changed fields, problems by row, ignored columns. */
export function ImportProblems({ state }: { state: ImportState }) {
  const { ignoredColumns } = state;
  const { t } = useTexts();
  return (
    <>
      <ImportCreations state={state} />
      {state.changeCount > 0 && <ImportChanges state={state} />}
      <ExpiredGoods state={state} />
      <RowNotes state={state} />
      {ignoredColumns.length > 0 && (
        <p>{t('import.ignored', { columns: enumerated(ignoredColumns)[currentLanguage()] })}</p>
      )}
      {state.errorCount > 0 && <ImportErrors state={state} />}
    </>
  );
}

/** Expired goods of a stock file. */
function ExpiredGoods({ state: { creates } }: { state: ImportState }) {
  const { t } = useTexts();
  const expired = creates.find(({ what }) => what === 'expired');
  if (!expired) return null;
  const { names, count } = expired;
  return (
    <p>
      {t('import.expired', { count, names: listNames(names) })}
      {count > names.length && ` ${t('import.moreNames', { count: count - names.length })}`}
    </p>
  );
}

/** Notes on rows: GTINs with a restored zero, and GTINs that another product has. */
function RowNotes({ state: { creates } }: { state: ImportState }) {
  const { t } = useTexts();
  return creates.map(({ what, names, lines, count }) =>
    (what === 'restoredZeros' || what === 'sharedGtins') && lines ? (
      <div key={what}>
        <p>{t(`import.${what}`)}</p>
        <ul style={{ maxHeight: 320, overflow: 'auto', marginBlock: 0, paddingInlineStart: 20 }}>
          {names.map((message, index) => (
            <li key={index}>{t('import.problemIn', { line: lines[index], message })}</li>
          ))}
        </ul>
        {count > names.length && <p>{t('import.moreRows', { count: count - names.length })}</p>}
      </div>
    ) : null,
  );
}

/** The list of imports carries only the number of errors; the errors are loaded per import. */
function ImportErrors({ state: { importId, errors, errorCount } }: { state: ImportState }) {
  const { t } = useTexts();
  const whole = useAdminImportsQuery(errors.length === 0 ? { id: importId } : skipToken);
  const failure = queryFailure(whole);
  if (failure) return <ErrorState text={failure} onRetry={() => void whole.refetch()} />;
  const listed = errors.length === 0 ? whole.data?.obj?.errors : errors;
  if (!listed) return <Skeleton active title={false} paragraph={{ rows: Math.min(errorCount, 5) }} />;
  return (
    <>
      <ul style={{ maxHeight: 320, overflow: 'auto', margin: 0, paddingInlineStart: 20 }}>
        {listed.map(({ line, column, message }, index) => (
          <li key={index}>{t(column ? 'import.problemAt' : 'import.problemIn', { line, column, message })}</li>
        ))}
      </ul>
      {errorCount > listed.length && <p>{t('import.more', { count: errorCount - listed.length })}</p>}
    </>
  );
}

/** Warehouses, categories and suppliers that the import creates, listed in the check before they exist. */
function ImportCreations({ state: { creates, status } }: { state: ImportState }) {
  const { t } = useTexts();
  const made = creates.filter(({ what }) => !isImportNote(what));
  if (made.length === 0) return null;
  return (
    <>
      <p>{t(status === 'APPLIED' ? 'import.created' : 'import.wouldCreate')}</p>
      <ul style={{ marginBlock: 0, paddingInlineStart: 20 }}>
        {made.map(({ what, names, count }) => (
          <li key={what}>
            {t('import.createdOf', {
              what: t(`import.creations.${what}`),
              names: listNames(names),
            })}
            {count > names.length && ` ${t('import.moreNames', { count: count - names.length })}`}
          </li>
        ))}
      </ul>
    </>
  );
}
