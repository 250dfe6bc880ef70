import { useTranslation } from '@depot/i18n';
import { Button, DateText, WarningOutlined } from '@depot/ui';
import { useEffect } from 'react';
import { refreshRegistry } from '../registry/registry.js';
import classes from './override.module.css';
import { useShellEndOverrideMutation } from './overrideApi.js';
import type { ActiveOverride, ActivePreview } from './overrides.js';

interface OverrideBadgeProps {
  overrides: readonly ActiveOverride[];
  previews: readonly ActivePreview[];
}

/** Says which remotes are not those of other users, and leads back to them. */
export default function OverrideBadge({ overrides, previews }: OverrideBadgeProps) {
  const origins = [...new Set(overrides.map(({ origin }) => origin))].join(' ');
  useEffect(() => {
    const stops = origins.split(' ').filter(Boolean).map(watchBuilds);
    return () => stops.forEach((stop) => stop());
  }, [origins]);
  const { t } = useTranslation('shell');
  const isOverridden = ({ remote }: ActivePreview) => overrides.some((override) => override.remote === remote);
  return (
    <>
      {overrides.map(({ remote, origin, until }) => (
        <Badge key={remote} remote={remote} until={until} text={t('override.text', { remote, origin })}>
          {t('override.unchecked')}
        </Badge>
      ))}
      {previews
        .filter((preview) => !isOverridden(preview))
        .map(({ remote, version, until }) => (
          <Badge key={remote} remote={remote} until={until} text={t('override.preview', { remote, version })} />
        ))}
    </>
  );
}

interface BadgeProps {
  remote: string;
  /** Epoch ms. */
  until: number;
  text: string;
  /** What else is to be known. */
  children?: string;
}

function Badge({ remote, until, text, children }: BadgeProps) {
  const { t } = useTranslation('shell');
  const [end, { isLoading }] = useShellEndOverrideMutation();
  const endOverride = async () => {
    await end(remote); // one that is over already has ended as well
    window.location.reload();
  };
  return (
    <div className={classes.badge} role="status">
      <WarningOutlined aria-hidden />
      <span className={classes.text}>
        {text} {children && <span className={classes.detail}>{children} </span>}
        <span className={classes.detail}>
          {t('override.until')} <DateText time={until} withTime />
        </span>
      </span>
      <Button size="small" loading={isLoading} onClick={() => void endOverride()}>
        {t('override.end')}
      </Button>
    </div>
  );
}

/** Takes the styles of earlier builds away: their rules would stay beside the new ones. */
function dropStyles(origin: string): void {
  document
    .querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="${origin}/"]`)
    .forEach((link) => link.remove());
}

/**
 * Shows each build of a developer's machine immediately without reloading the page. Returns a function that stops this.
 */
function watchBuilds(origin: string): () => void {
  const builds = new EventSource(`${origin}/builds`);
  builds.addEventListener('built', () => {
    dropStyles(origin);
    void refreshRegistry();
  });
  return () => builds.close();
}
