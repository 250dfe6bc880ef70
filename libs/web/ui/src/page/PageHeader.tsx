import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { usePhone } from '../theme/useMediaQuery.js';
import { Held } from './Held.js';
import classes from './page.module.css';

interface PageHeaderProps {
  /**
   * Facts below the page's title in the top bar: a number, a status. It may load late and does not move the filters.
   */
  summary?: ReactNode;
  /** Filters and the search field. */
  filters?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  onBack?: () => void;
  /** Accessible label of the back button. */
  backLabel?: string;
}

/** Header of a screen below the top bar: summary on the left, actions on the right. */
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
  /** True while the input is being sent: all other actions are disabled until the response. */
  waits?: boolean;
  children: ReactNode;
}

/**
 * Control sizes in pixels for use with gloves. The fixed key lets antd reuse the styles each time such a page opens.
 */
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
  // Floor pages always have the provider, so that rotating a phone does not remount the page.
  return floor ? <ConfigProvider theme={phone ? glove : undefined}>{body}</ConfigProvider> : body;
}
