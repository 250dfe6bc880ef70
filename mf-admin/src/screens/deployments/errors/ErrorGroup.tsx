import type { ThrownErrorGroup } from '@depot/contracts/deployments';
import { enumerated } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { DateText } from '@depot/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';
import classes from './errors.module.css';

/** Equal errors of one version: how often and where they happened, and their place in the code. */
export function ErrorGroup({ group }: { group: ThrownErrorGroup }) {
  const { t } = useTexts();
  const { version, message, count, users, firstAt, lastAt, screens, browsers, references, stack } = group;
  return (
    <li className={classes.group}>
      <h3>
        <bdi>{message}</bdi>
      </h3>
      <p className={classes.summary}>
        <strong>{t('deployment.errors.count', { count })}</strong>
        <span>{t('deployment.errors.users', { count: users })}</span>
        <span>{version}</span>
      </p>
      <dl>
        <Fact name={t('deployment.errors.place')}>
          <code>{stack[0] ?? '–'}</code>
        </Fact>
        <Fact name={t('deployment.errors.last')}>
          <DateText time={lastAt} withTime />
        </Fact>
        <Fact name={t('deployment.errors.first')}>
          <DateText time={firstAt} withTime />
        </Fact>
        <Fact name={t('deployment.errors.screens')}>
          {enumerated(screens.filter(Boolean))[currentLanguage()] || '–'}
        </Fact>
        <Fact name={t('deployment.errors.browsers')}>{enumerated(browsers)[currentLanguage()]}</Fact>
        <Fact name={t('deployment.errors.references')}>
          <code>{references.join(' ')}</code>
        </Fact>
      </dl>
      {stack.length > 1 && <Stack stack={stack} />}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Places in the source, innermost first. */
function Stack({ stack }: { stack: readonly string[] }) {
  const { t } = useTexts();
  return (
    <details className={classes.stack}>
      <summary>{t('deployment.errors.stack')}</summary>
      <pre>{stack.join('\n')}</pre>
    </details>
  );
}
