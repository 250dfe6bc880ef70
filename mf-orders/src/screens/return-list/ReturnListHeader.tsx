import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, PageHeader, PeriodField, PhoneFilters, PlusOutlined } from '@depot/ui';
import { NumberFilter, StoreFilter } from '../../parts/list-filters/listFilters.js';
import { useTexts } from '../../texts.js';
import { noReturnFilters, type ReturnFilters, returnFiltersSet } from './useReturns.js';

interface ReturnListHeaderProps {
  filters: ReturnFilters;
  onChange: (part: Partial<ReturnFilters>) => void;
}

/** Filters of the list of returns, and the button for a new one. */
export function ReturnListHeader({ filters, onChange }: ReturnListHeaderProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayEdit = useMay('return.edit');
  return (
    <PageHeader
      filters={
        <PhoneFilters count={returnFiltersSet(filters)} onClear={() => onChange(noReturnFilters)}>
          <StoreFilter value={filters.stores} onChange={(stores) => onChange({ stores })} />
          <NumberFilter
            label={t('returns.number')}
            value={filters.number}
            onChange={(number) => onChange({ number })}
          />
          <PeriodField period={filters} onChange={onChange} />
        </PhoneFilters>
      }
      actions={
        mayEdit && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/in/return/new')}>
            {t('returns.new')}
          </Button>
        )
      }
    />
  );
}
