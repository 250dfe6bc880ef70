import { usePhone } from '@depot/ui';
import { GuideButton } from '../../help/GuideButton.js';
import { LanguageSwitch, ThemeSwitch } from '../../look/switches.js';
import { useTitle } from '../../remotes/show/useTitle.js';
import { SearchButton } from '../../search/SearchButton.js';
import { Countdown } from '../../session/Countdown.js';
import { usePageStart } from '../focus/usePageStart.js';
import classes from './topbar.module.css';

/**
 * Title of the page and the session's countdown; the switches move to More on a phone. The title stands last, before
 * the content, so that Tab leads from it into the page, and is shown first.
 */
export function TopBar() {
  const phone = usePhone();
  const title = useTitle();
  const heading = usePageStart();
  return (
    <header className={classes.bar}>
      <div className={classes.tools}>
        <Countdown />
        <SearchButton />
        {!phone && (
          <>
            <GuideButton />
            <LanguageSwitch />
            <ThemeSwitch />
          </>
        )}
      </div>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
    </header>
  );
}
