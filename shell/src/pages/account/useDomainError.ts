import { failureMessage, isApiFailure } from '@depot/api';
import { type FormInstance, showFieldErrors, useAlert } from '@depot/ui';
import { useCallback } from 'react';

/** Shows why the server refused a form: at the fields that it named, else in a dialog that has to be read. */
export function useDomainError(form: FormInstance): (failure: unknown) => Promise<void> {
  const alert = useAlert();
  return useCallback(
    async (failure) => {
      const isShown = isApiFailure(failure) && showFieldErrors(form, failure.details);
      if (!isShown) await alert({ kind: 'error', title: failureMessage(failure) });
    },
    [alert, form],
  );
}
