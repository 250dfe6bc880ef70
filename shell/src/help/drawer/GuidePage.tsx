import { useTranslation } from '@depot/i18n';
import { usePhone } from '@depot/ui';
import { formatShortcut } from '../../overlays/palette.js';
import classes from './guide.module.css';
import { GuidePicture } from './GuidePicture.js';
import type { PageGuide } from './guides.js';

/** One guide: purpose of the screen, tasks, irreversible actions, and its keys, if any. */
export function GuidePage({ guide }: { guide: PageGuide }) {
  const { t } = useTranslation('shell');
  const phone = usePhone();
  const { purpose, steps, final = [] } = guide.text;
  return (
    <article aria-label={guide.title} className={classes.page}>
      <h2 className={classes.title}>{guide.title}</h2>
      <p className={classes.purpose}>{purpose}</p>
      {!phone && <GuidePicture key={guide.path} path={guide.path} title={guide.title} />}
      <section>
        <h3 className={classes.heading}>{t('guide.steps')}</h3>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {final.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t('guide.final')}</h3>
          <ul className={classes.final}>
            {final.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {!phone && <Keys keys={guide.text.keys ?? []} />}
    </article>
  );
}

/** The screen's own keys, and then those of every page. */
function Keys({ keys }: { keys: NonNullable<PageGuide['text']['keys']> }) {
  const { t } = useTranslation('shell');
  const everywhere = [
    { press: '?', does: t('guide.key.guide') },
    { press: formatShortcut(), does: t('guide.key.search') },
    { press: '↑ ↓', does: t('guide.key.rows') },
    { press: 'Enter', does: t('guide.key.open') },
    { press: t('guide.key.spaceBar'), does: t('guide.key.select') },
  ];
  return (
    <section>
      <h3 className={classes.heading}>{t('guide.keys')}</h3>
      <dl className={classes.keys}>
        {[...keys, ...everywhere].map(({ press, does }) => (
          <div key={`${press} ${does}`}>
            <dt>
              <kbd>{press}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
