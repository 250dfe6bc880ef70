import type { Unit } from '@depot/contracts/inventory';
import { Button, DeleteOutlined, EditOutlined, QrcodeOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './details.module.css';

export interface UnitCommands {
  print: (unit: Unit) => void;
  /** Undefined where stock may not be changed. */
  adjust?: (unit: Unit) => void;
  remove?: (unit: Unit) => void;
}

/** What can be done with a piece or lot; only its label once it has left. */
export function UnitActions({ unit, commands }: { unit: Unit; commands: UnitCommands }) {
  const { t } = useTexts();
  const here = unit.status === 'IN_STOCK';
  return (
    <span className={classes.actions}>
      <Button type="text" size="small" icon={<QrcodeOutlined />} onClick={() => commands.print(unit)}>
        {t('details.label')}
      </Button>
      {here && commands.adjust && (
        <Button type="text" size="small" icon={<EditOutlined />} onClick={() => commands.adjust?.(unit)}>
          {t('details.adjust')}
        </Button>
      )}
      {here && commands.remove && (
        <Button type="text" size="small" danger icon={<DeleteOutlined />} onClick={() => commands.remove?.(unit)}>
          {t('details.remove')}
        </Button>
      )}
    </span>
  );
}
