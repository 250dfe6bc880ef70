import type { Product } from '@depot/contracts/catalog';
import type { Unit } from '@depot/contracts/inventory';
import { LabelDialog } from '@depot/stock-entry';
import { AdjustTotalDialog } from './AdjustTotalDialog.js';
import { AdjustUnitDialog } from './AdjustUnitDialog.js';
import { RemoveUnitDialog } from './RemoveUnitDialog.js';

/** What is being done: at most one thing at a time. */
export type Task =
  | { kind: 'adjust'; unit: Unit; product: Product | undefined }
  | { kind: 'remove'; unit: Unit }
  | { kind: 'print'; units: Unit[] }
  | { kind: 'total'; product: Product };

export function UnitDialogs({ task, onClose }: { task: Task | undefined; onClose: () => void }) {
  switch (task?.kind) {
    case 'adjust':
      return <AdjustUnitDialog unit={task.unit} product={task.product} onClose={onClose} />;
    case 'remove':
      return <RemoveUnitDialog unit={task.unit} onClose={onClose} />;
    case 'print':
      return <LabelDialog labels={task.units} onClose={onClose} />;
    case 'total':
      return <AdjustTotalDialog product={task.product} onClose={onClose} />;
    case undefined:
      return null;
  }
}
