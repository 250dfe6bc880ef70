import { Button, type ButtonProps, Tooltip } from 'antd';
import type { MouseEventHandler, ReactNode } from 'react';
import { usePhone } from '../../theme/useMediaQuery.js';
import classes from './table.module.css';

interface RowButtonProps extends Pick<ButtonProps, 'danger' | 'disabled' | 'loading'> {
  icon: ReactNode;
  /** Short text of the action. */
  word: string;
  /** Accessible name: the action and its object. It contains `word`. */
  name: string;
  /** Tooltip, if it differs from the word. */
  tip?: string;
  onClick: MouseEventHandler;
}

/**
 * Row button: an icon with a tooltip, or, on a phone without hover, an icon with its text. A destructive one stands
 * apart from the others.
 */
export function RowButton({ word, name, tip = word, ...button }: RowButtonProps) {
  const phone = usePhone();
  return (
    <Tooltip title={phone ? undefined : tip}>
      <Button
        type="text"
        size="small"
        className={button.danger ? classes.apart : undefined}
        aria-label={name}
        {...button}
      >
        {phone && word}
      </Button>
    </Tooltip>
  );
}
