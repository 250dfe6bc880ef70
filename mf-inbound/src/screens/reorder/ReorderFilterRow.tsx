import { reorderDays, type ReorderRow } from '@depot/contracts/inbound';
import { address, type AddressValues } from '@depot/router';
import { InputNumber } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './reorder.module.css';

/** Supplier and number of days of the proposal, stored in the address. */
export const reorderFilters = {
  brand: address.id,
  usageDays: address.integer(1, 365, reorderDays.usage),
  leadDays: address.integer(0, 365, reorderDays.lead),
  coverDays: address.integer(1, 365, reorderDays.cover),
};
type ReorderFilters = AddressValues<typeof reorderFilters>;
/** The usual values. */
const usualDays = { usageDays: reorderDays.usage, leadDays: reorderDays.lead, coverDays: reorderDays.cover };

const fields = [
  ['usageDays', 1],
  ['leadDays', 0],
  ['coverDays', 1],
] as const;

interface ReorderFilterRowProps {
  filters: ReorderFilters;
  onChange: (part: Partial<ReorderFilters>) => void;
  /** Proposed rows; they determine the selectable suppliers. */
  rows: readonly ReorderRow[];
}

/** Supplier, and the days that the proposal reckons with. */
export function ReorderFilterRow({ filters, onChange, rows }: ReorderFilterRowProps) {
  const { t } = useTexts();
  const brands = new Map(rows.flatMap(({ brand }) => (brand ? [[brand.id, brand.name] as const] : [])));
  const options = [...brands]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <Select
        className={classes.supplier}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t('reorder.supplier')}
        placeholder={t('reorder.everySupplier')}
        value={filters.brand}
        options={options}
        onChange={(brand: number | undefined) => onChange({ brand })}
      />
      {fields.map(([name, least]) => (
        <label key={name} className={classes.days}>
          {t(`reorder.${name}`)}
          <InputNumber
            min={least}
            max={365}
            precision={0}
            controls={false}
            suffix={t('reorder.days')}
            value={filters[name]}
            onChange={(value) => onChange({ [name]: value ?? usualDays[name] })}
          />
        </label>
      ))}
    </>
  );
}
