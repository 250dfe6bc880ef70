import { usePhone } from '@depot/ui';
import { GuideButton } from '../../help/GuideButton.js';
import { LanguageSwitch, ThemeSwitch } from '../../look/switches.js';
import { useTitle } from '../../remotes/show/useTitle.js';
import { SearchButton } from '../../search/SearchButton.js';
import { Countdown } from '../../session/Countdown.js';
import classes from './topbar.module.css';

/** Title of the page and the session's countdown; the switches move to More on a phone. */
export function TopBar() {
  const phone = usePhone();
  const title = useTitle();
  return (
    <header className={classes.bar}>
      <h1 className={classes.title}>{title}</h1>
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
    </header>
  );
}
