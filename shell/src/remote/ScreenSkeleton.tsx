import { Page, Skeleton } from '@depot/ui';
import classes from './remote.module.css';

/** What stands where a screen is about to be. Invisible for the first moment, so that quick screens do not flicker. */
export function ScreenSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Page>
        <Skeleton active title={{ width: 240 }} paragraph={{ rows: 8, width: '100%' }} />
      </Page>
    </div>
  );
}
