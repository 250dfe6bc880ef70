import { Button, type ButtonProps, Tooltip } from 'antd';
import type { MouseEventHandler, ReactNode } from 'react';
import { usePhone } from '../../theme/useMediaQuery.js';

interface RowButtonProps extends Pick<ButtonProps, 'danger' | 'disabled' | 'loading'> {
  icon: ReactNode;
  /** What it does, in a word or two. */
  word: string;
  /** What it does, and to what, for those who hear it; the word is part of it. */
  name: string;
  /** Where a mouse rests, if more is to be said than the word. */
  tip?: string;
  onClick: MouseEventHandler;
}

/** A button of a row: its icon, whose word shows to a mouse; on a phone, where none rests, the word beside it. */
export function RowButton({ word, name, tip = word, ...button }: RowButtonProps) {
  const phone = usePhone();
  return (
    <Tooltip title={phone ? undefined : tip}>
      <Button type="text" size="small" aria-label={name} {...button}>
        {phone && word}
      </Button>
    </Tooltip>
  );
}
