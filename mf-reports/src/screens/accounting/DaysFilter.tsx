import type { Days } from '@depot/contracts/time';
import { PageHeader, PeriodField } from '@depot/ui';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import type { Period, Preset } from '../../parts/period/period.js';
import { PresetChoice } from '../../parts/period/PresetChoice.js';
import classes from './accounting.module.css';

interface DaysFilterProps {
  period: Period;
  choosePreset: (preset: Preset) => void;
  chooseDays: (days: Days) => void;
  /** Path of the report as a file, with its days. */
  file: string;
}

/** Days of a report, and the report as a file. */
export function DaysFilter({ period, choosePreset, chooseDays, file }: DaysFilterProps) {
  return (
    <PageHeader
      filters={
        <div className={classes.filter}>
          <PresetChoice value={period.preset} onChange={choosePreset} />
          <PeriodField days={period.days} onChange={chooseDays} />
        </div>
      }
      actions={<ExcelButton request={{ path: file }} />}
    />
  );
}
