import { useCallback } from 'react';
import { failureMessage, isApiFailure } from '@depot/api';
import { showFieldErrors, useAlert, type FormInstance } from '@depot/ui';

/** Shows why the server refused a form: at the fields that it named, else in a dialog that has to be read. */
export function useRefusal(form: FormInstance): (failure: unknown) => Promise<void> {
  const alert = useAlert();
  return useCallback(
    async (failure) => {
      const isShown = isApiFailure(failure) && showFieldErrors(form, failure.details);
      if (!isShown) await alert({ kind: 'error', title: failureMessage(failure) });
    },
    [alert, form],
  );
}
