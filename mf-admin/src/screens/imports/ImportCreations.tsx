import type { ImportState } from '@depot/contracts/importing';
import { useTexts } from '../../texts.js';

/** The warehouses, categories and suppliers that a file names and nobody has made: said before the import makes them. */
export function ImportCreations({ state: { creates, status } }: { state: ImportState }) {
  const { t } = useTexts();
  if (creates.length === 0) return null;
  return (
    <>
      <p>{t(status === 'APPLIED' ? 'import.created' : 'import.wouldCreate')}</p>
      <ul style={{ marginBlock: 0, paddingInlineStart: 20 }}>
        {creates.map(({ what, names, count }) => (
          <li key={what}>
            {t('import.createdOf', { what: t(`import.creations.${what}`), names: names.join(t('import.comma')) })}
            {count > names.length && ` ${t('import.more', { count: count - names.length })}`}
          </li>
        ))}
      </ul>
    </>
  );
}
