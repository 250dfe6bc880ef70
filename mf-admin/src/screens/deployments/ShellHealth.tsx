import type { VersionHealth } from '@depot/contracts/deployments';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';
import { Trend } from './Trend.js';
import { VersionFigures } from './VersionFigures.js';

/** What belongs to no remote: the frame and the pages before signing in. */
export function ShellHealth({ health }: { health: VersionHealth | undefined }) {
  const { t } = useTexts();
  if (!health) return null;
  return (
    <section className={classes.remote} aria-label={t('deployment.shell')}>
      <header className={classes.head}>
        <h2>{t('deployment.shell')}</h2>
        <Trend series={health.series} label={t('deployment.trend')} />
      </header>
      <VersionFigures health={health} />
    </section>
  );
}
