import { Checkbox } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './outbound.module.css';

interface TickOffProps {
  name: string;
  isTicked: boolean;
  onToggle: () => void;
}

/** Goods without labels cannot be scanned: whoever has packed them ticks them off. */
export function TickOff({ name, isTicked, onToggle }: TickOffProps) {
  const { t } = useTexts();
  return (
    <Checkbox className={classes.tick} checked={isTicked} onChange={onToggle} aria-label={t('outbound.tick', { name })}>
      {t('outbound.packed')}
    </Checkbox>
  );
}
