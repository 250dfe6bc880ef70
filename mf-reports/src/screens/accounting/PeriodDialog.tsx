import { failureMessage, isApiFailure } from '@depot/api';
import type { AccountingPeriod } from '@depot/contracts/billing';
import { addDays, formatDay } from '@depot/contracts/time';
import type { TFunction } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { Alert, DateField, Form, Input, Modal, showFieldErrors } from '@depot/ui';
import { useId, useState } from 'react';
import { useBillingSavePeriodMutation } from '../../api/reports.js';
import { useTexts } from '../../texts.js';

export type PeriodChange = 'close' | 'reopen' | 'books';

interface PeriodDialogProps {
  change: PeriodChange;
  period: AccountingPeriod;
  onClose: () => void;
}

interface PeriodFields {
  closedThrough?: string;
  booksFrom?: string;
  reason?: string;
}

const longestReason = 300;

/** The last day of the month before that of a day. */
const endLastMonth = (day: string): string => addDays(`${day.slice(0, 8)}01`, -1);

/** The last day of the month before the latest closable day, or that day itself if it ends a month. */
export function suggestClosedThrough({ closedThrough, latestClosable }: AccountingPeriod): string {
  const isMonthEnd = addDays(latestClosable, 1).endsWith('-01');
  const suggested = isMonthEnd ? latestClosable : endLastMonth(latestClosable);
  return closedThrough !== null && closedThrough > suggested ? latestClosable : suggested;
}

/** Asks for a day, says what it does to whom, and stays open with a refusal. */
export function PeriodDialog({ change, period, onClose }: PeriodDialogProps) {
  const { t } = useTexts();
  const formId = useId();
  const [form] = Form.useForm<PeriodFields>();
  const { save, isLoading, refusal } = useSavePeriod(change, period, onClose, (failure) =>
    isApiFailure(failure) ? showFieldErrors(form, failure.details) : false,
  );
  const day = Form.useWatch('closedThrough', form);
  const closed = { closed: period.formattedClosedThrough };
  return (
    <Modal
      open
      title={t(`accounting.${change}Question`)}
      okText={t(`accounting.${change}Yes`)}
      cancelText={t('accounting.no')}
      okButtonProps={{ htmlType: 'submit', form: formId, loading: isLoading, danger: change === 'reopen' }}
      onCancel={onClose}
    >
      <p>{t(`accounting.${change}Detail`, closed)}</p>
      <Form
        id={formId}
        form={form}
        noValidate
        layout="vertical"
        initialValues={getInitialValues(change, period)}
        onFinish={(values) => void save(values)}
      >
        {change === 'books' ? <BooksField /> : <DayField change={change} period={period} />}
        {change === 'reopen' && <ReasonField />}
      </Form>
      {change === 'close' && day && <p>{t('accounting.closeResult', { day: formatDay(day) })}</p>}
      {refusal !== undefined && <Alert type="error" showIcon role="alert" title={refusal} />}
    </Modal>
  );
}

function getInitialValues(change: PeriodChange, period: AccountingPeriod): PeriodFields {
  if (change === 'books') return { booksFrom: period.booksFrom };
  if (change === 'close') return { closedThrough: suggestClosedThrough(period) };
  return { closedThrough: period.closedThrough === null ? undefined : endLastMonth(period.closedThrough) };
}

function DayField({ change, period }: Pick<PeriodDialogProps, 'change' | 'period'>) {
  const { t } = useTexts();
  const isClosing = change === 'close';
  const first = isClosing ? (period.closedThrough ?? undefined) : undefined;
  const last = isClosing ? period.latestClosable : addDays(period.closedThrough ?? period.latestClosable, -1);
  const isBetween = (_: unknown, day: string | undefined) =>
    day === undefined || (day <= last && day >= (first ?? ''))
      ? Promise.resolve()
      : Promise.reject(new Error(describeBounds(t, first, last)));
  return (
    <Form.Item
      name="closedThrough"
      label={t('accounting.closedThrough')}
      extra={isClosing ? undefined : t('accounting.emptyReopensAll')}
      rules={[{ required: isClosing, message: t('accounting.dayMissing') }, { validator: isBetween }]}
    >
      <DateField min={first} max={last} />
    </Form.Item>
  );
}

function describeBounds(t: TFunction<'mf-reports'>, first: string | undefined, last: string): string {
  if (first === undefined) return t('accounting.dayAtMost', { last: formatDay(last) });
  return t('accounting.dayBetween', { first: formatDay(first), last: formatDay(last) });
}

function BooksField() {
  const { t } = useTexts();
  return (
    <Form.Item
      name="booksFrom"
      label={t('accounting.booksFrom')}
      rules={[{ required: true, message: t('accounting.dayMissing') }]}
    >
      <DateField />
    </Form.Item>
  );
}

function ReasonField() {
  const { t } = useTexts();
  return (
    <Form.Item
      name="reason"
      label={t('accounting.reason')}
      rules={[{ required: true, whitespace: true, message: t('accounting.reasonMissing') }]}
    >
      <Input maxLength={longestReason} />
    </Form.Item>
  );
}

/** Sends a change; `refusal` is why the last one was not done, unless a field shows it. */
function useSavePeriod(
  change: PeriodChange,
  period: AccountingPeriod,
  onDone: () => void,
  showInFields: (failure: unknown) => boolean,
) {
  const { t } = useTexts();
  const notify = useNotify();
  const [savePeriod, { isLoading }] = useBillingSavePeriodMutation();
  const [refusal, setRefusal] = useState<string>();
  const save = async ({ closedThrough, booksFrom, reason }: PeriodFields) => {
    setRefusal(undefined);
    try {
      const day = change === 'books' ? period.closedThrough : (closedThrough ?? null);
      await savePeriod({ closedThrough: day, booksFrom, reason }).unwrap();
      notify.success(t(`accounting.${change}Done`));
      onDone();
    } catch (failure) {
      if (!showInFields(failure)) setRefusal(failureMessage(failure));
    }
  };
  return { save, isLoading, refusal };
}
