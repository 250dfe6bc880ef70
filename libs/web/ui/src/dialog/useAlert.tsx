import { useTranslation } from '@depot/i18n';
import { App } from 'antd';
import { type ReactNode, useCallback } from 'react';

export interface AlertText {
  title: ReactNode;
  detail?: ReactNode;
  kind?: 'info' | 'success' | 'warning' | 'error';
}

/** A dialog that has to be read: one button, and no closing by a click outside. Resolves when it is closed. */
export function useAlert(): (text: AlertText) => Promise<void> {
  const { modal } = App.useApp();
  const { t } = useTranslation('ui');
  return useCallback(
    ({ title, detail, kind = 'info' }: AlertText) =>
      new Promise<void>((resolve) => {
        modal[kind]({
          title,
          content: detail,
          okText: t('close'),
          centered: true,
          mask: { closable: false },
          afterClose: () => resolve(),
        });
      }),
    [modal, t],
  );
}
