import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { usePhone } from '../theme/useMediaQuery.js';
import { Held } from './Held.js';
import classes from './page.module.css';

interface PageHeaderProps {
  /** Below the page's title, which the top bar shows: a number, a status. It may come late, and moves no filter. */
  summary?: ReactNode;
  /** Filters and the search field. */
  filters?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  onBack?: () => void;
  /** Label of the way back, said to screen readers. */
  backLabel?: string;
}

/** Head of a screen below the top bar: what it is about on the left, what can be done on the right. */
export function PageHeader({ summary, filters, actions, onBack, backLabel }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      {onBack && (
        <Button
          type="text"
          className={classes.back}
          icon={<ArrowLeftOutlined />}
          aria-label={backLabel}
          onClick={onBack}
        />
      )}
      {filters && <div className={classes.filters}>{filters}</div>}
      {summary && <div className={classes.summary}>{summary}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

interface PageProps {
  /** `form`: a readable column; `full`: all the width, for tables. */
  width?: 'full' | 'form';
  /** Work on the floor, with one thumb and in gloves: on a phone all that is pressed is at least 48 px high. */
  floor?: boolean;
  /** What was entered is on its way: until the answer is there nothing else begins. */
  waits?: boolean;
  children: ReactNode;
}

/** What a glove hits, in pixels. Under one name: styles are kept by it, however often such a page is opened. */
const glove: ThemeConfig = {
  cssVar: { key: 'depot-floor' },
  token: { controlHeight: 48, controlHeightLG: 48, controlHeightSM: 48 },
  components: { Checkbox: { controlInteractiveSize: 28 } },
};

/** Body of a screen with the margins of the product. */
export function Page({ width = 'full', floor = false, waits = false, children }: PageProps) {
  const phone = usePhone();
  const body = (
    <div className={width === 'form' ? `${classes.page} ${classes.form}` : classes.page}>
      <Held waits={waits}>{children}</Held>
    </div>
  );
  // Of a floor page always: a phone that is turned must not begin its page anew.
  return floor ? <ConfigProvider theme={phone ? glove : undefined}>{body}</ConfigProvider> : body;
}
