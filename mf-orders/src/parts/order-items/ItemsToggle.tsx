import { Button, DownOutlined, UpOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './items.module.css';

interface ItemsToggleProps {
  open: boolean;
  count: number;
  onToggle: () => void;
}

/** Shows or hides the lines of a row. */
export function ItemsToggle({ open, count, onToggle }: ItemsToggleProps) {
  const { t } = useTexts();
  return (
    <Button
      type="text"
      size="small"
      aria-expanded={open}
      icon={open ? <UpOutlined /> : <DownOutlined />}
      onClick={onToggle}
    >
      {open ? t('list.hide') : t('list.details')} <small className={classes.count}>({count})</small>
    </Button>
  );
}
