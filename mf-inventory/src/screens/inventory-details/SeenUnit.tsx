import type { Unit } from '@depot/contracts/inventory';
import { Weight } from '@depot/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.js';

interface SeenUnitProps {
  unit: Unit;
  /** Above the amount. */
  children: ReactNode;
}

/** A sentence about a piece or lot, and how much of it the books have. */
export function SeenUnit({ unit, children }: SeenUnitProps) {
  const { t } = useTexts();
  return (
    <>
      {children}
      <br />
      {t('details.inBooks')} {unit.hasWeight === 'No' ? unit.quantity : <Weight pounds={unit.weight} />}
    </>
  );
}
