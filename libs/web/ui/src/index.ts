/// <reference path="./css.d.ts" />
import { addNamespace } from '@depot/i18n';

export * from './antd.js';
export { ListTable } from './data/table/ListTable.js';
export { Modal } from './dialog/Modal.js';
export { type AlertText, useAlert } from './dialog/useAlert.js';
export { type Question, useConfirm } from './dialog/useConfirm.js';
export { DateField } from './form/DateField.js';
export { fieldErrorsOf, showFieldErrors } from './form/fieldErrors.js';
export { FilterBox } from './form/FilterBox.js';
export { InputNumber } from './form/InputNumber.js';
export { type OpenPeriod, PeriodField } from './form/PeriodField.js';
export { useLeaveQuestion } from './form/useLeaveQuestion.js';
export { useUnsavedChanges } from './form/useUnsavedChanges.js';
export * from './icons/index.js';
export { type ThemeChoice, themeChoices } from './look/index.js';
export { breakpoints } from './look/variables.js';
export { ActionBar } from './page/ActionBar.js';
export { Held } from './page/Held.js';
export { Page, PageHeader } from './page/PageHeader.js';
export { PhoneFilters } from './page/PhoneFilters.js';
export { StepHeading } from './page/StepHeading.js';
export { EmptyState } from './state/EmptyState.js';
export { ErrorState, LoadError } from './state/ErrorState.js';
export { type FetchedPart, fetchedPart, useFetched } from './state/useFetched.js';
export { StatusTag, type Tone, ToneTag } from './status/StatusTag.js';
export { DateText, TimezoneContext } from './text/DateText.js';
export { dateTimeText } from './text/dateTimeText.js';
export { Money, Weight } from './text/Weight.js';
export { themeClass } from './theme/antdTheme.js';
export { DepotTheme } from './theme/DepotTheme.js';
export { useThemeChoice } from './theme/themeChoice.js';
export { useMediaQuery, usePhone } from './theme/useMediaQuery.js';
export { formatDate, formatDateTime } from '@depot/contracts/time';

/** Adds the texts of these components. English is the fallback and part of the code. */
export function addUiTexts(): Promise<void> {
  return addNamespace('ui', {
    gb: () => import(/* webpackMode: "eager" */ './locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  });
}
