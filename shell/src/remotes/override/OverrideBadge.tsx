import { remoteApi } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Button, DateText, WarningOutlined } from '@depot/ui';
import { useEffect } from 'react';
import { refreshRegistry } from '../registry/registry.js';
import classes from './override.module.css';
import type { ActiveOverride } from './overrides.js';

const overrideApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellEndOverride: build.mutation<unknown, string>({
      query: (remote) => ({ url: '/remotes/override', method: 'DELETE', params: { remote } }),
    }),
  }),
});

const { useShellEndOverrideMutation } = overrideApi;

/** Says which remotes are not the released ones in this session, and leads back to them. */
export default function OverrideBadge({ overrides }: { overrides: readonly ActiveOverride[] }) {
  const origins = [...new Set(overrides.map(({ origin }) => origin))].join(' ');
  useEffect(() => {
    const stops = origins.split(' ').map(watchBuilds);
    return () => stops.forEach((stop) => stop());
  }, [origins]);
  return overrides.map((override) => <Badge key={override.remote} {...override} />);
}

function Badge({ remote, origin, until }: ActiveOverride) {
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
        {t('override.text', { remote, origin })} <span className={classes.detail}>{t('override.unchecked')}</span>{' '}
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
