import { monthSoFar } from '@depot/contracts/time';
import { useClaims } from '@depot/session';
import { useState } from 'react';
import { useReportsProductsQuery, useReportsStoresQuery } from '../../api/choices.js';
import type { Place } from './places.js';
import { emptyForm, moved, requestOf, type UsageForm } from './usageForm.js';

/** The filters of the report, and what there is to choose from. */
export function useUsageForm() {
  const { tz } = useClaims();
  const products = useReportsProductsQuery({ includeDisabled: true });
  const stores = useReportsStoresQuery({ role: 'STORE' });
  const thisMonth = () => monthSoFar(Date.now(), tz);
  const [form, setForm] = useState(() => emptyForm(thisMonth()));
  const choices = products.data && stores.data && { products: products.data.list, stores: stores.data.list };
  return {
    form,
    choices,
    error: products.error ?? stores.error,
    retry: () => {
      void products.refetch();
      void stores.refetch();
    },
    change: (part: Partial<UsageForm>) => setForm({ ...form, ...part }),
    move: (place: Place) => setForm(moved(form, place, choices?.products ?? [])),
    reset: () => setForm(emptyForm(thisMonth())),
    request: choices && requestOf(form, choices, tz),
  };
}

export type UsageFormState = ReturnType<typeof useUsageForm>;
