import type { ReorderRow } from '@depot/contracts/inbound';
import { useSearchParams } from '@depot/router';
import { InputNumber } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './reorder.module.css';
import { reorderRequest } from './reorderRequest.js';

const fields = [
  ['usageDays', 1],
  ['leadDays', 0],
  ['coverDays', 1],
] as const;

/** Supplier, and the days that the proposal reckons with. They stand in the address. */
export function ReorderFilters({ rows }: { rows: readonly ReorderRow[] }) {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const days = reorderRequest(params);
  const set = (name: string, value: number | null | undefined) =>
    setParams(
      (before) => {
        if (value === null || value === undefined) before.delete(name);
        else before.set(name, String(value));
        return before;
      },
      { replace: true },
    );
  const brands = new Map(rows.flatMap(({ brand }) => (brand ? [[brand.id, brand.name] as const] : [])));
  const options = [...brands].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <Select
        className={classes.supplier}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t('reorder.supplier')}
        placeholder={t('reorder.everySupplier')}
        value={Number(params.get('brand')) || undefined}
        options={options}
        onChange={(brand: number | undefined) => set('brand', brand)}
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
            value={days[name]}
            onChange={(value) => set(name, value)}
          />
        </label>
      ))}
    </>
  );
}
