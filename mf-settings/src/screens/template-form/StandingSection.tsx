import type { OrderTemplate, StandingOrder } from '@depot/contracts/orders';
import { useAction } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { Alert, Button, Checkbox, Input, Page, useConfirm } from '@depot/ui';
import { useEffect, useState } from 'react';
import { useOrdersSetStandingMutation } from '../../api/orders.js';
import { FormSection } from '../../parts/FormSection.js';
import { useSaving } from '../../parts/useSaving.js';
import { useTexts } from '../../texts.js';
import classes from './template-form.module.css';

interface StandingSectionProps {
  template: OrderTemplate;
  readOnly: boolean;
  /** Told whether days or time were chosen that are not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** Default: Mondays at 2 p.m. */
const usual: StandingOrder = { weekdays: [1], cutoff: 14 * 60, paused: false };

/** Comparable text of the fields that are saved together. */
const joinTimes = ({ weekdays, cutoff }: StandingOrder) => String([...weekdays.toSorted(), cutoff]);

/** State of the edited standing order, and saving it. */
function useStanding({ id, standing, standingVersion }: OrderTemplate) {
  const { t } = useTexts();
  const act = useAction();
  const confirm = useConfirm();
  const saving = useSaving();
  const [set, { isLoading }] = useOrdersSetStandingMutation();
  const [draft, setDraft] = useState<StandingOrder>(standing ?? usual);
  const [begunWith, setBegunWith] = useState(standingVersion);
  const save = (next: StandingOrder | null, done: string) =>
    act(
      saving(async (overwrite) => {
        const { obj } = await set({ id, standing: next, version: overwrite ? undefined : begunWith }).unwrap();
        setBegunWith(obj.standingVersion);
        if (!next) setDraft(usual);
      }),
      done,
    );
  const change = (part: Partial<StandingOrder>) => setDraft((now) => ({ ...now, ...part }));
  const end = () =>
    confirm({
      title: t('standing.endPrompt'),
      yes: t('standing.end'),
      no: t('keep'),
      danger: true,
      run: () => save(null, t('standing.ended')),
    });
  return { standing, draft, change, save, end, isLoading };
}

/**
 * Schedule by which the template places orders. Saved separately from the products, so that pausing does not wait for
 * them.
 */
export function StandingSection({ template, readOnly, onUnsaved }: StandingSectionProps) {
  const { t } = useTexts();
  const { tz } = useClaims();
  const form = useStanding(template);
  const { standing, draft, change } = form;
  const disabled = readOnly || !template.ofStore || form.isLoading;
  const isUnsaved = joinTimes(draft) !== joinTimes(standing ?? usual);
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  return (
    <Page width="form">
      <FormSection title={t('standing.title')} hint={t('standing.hint', { timezone: tz })}>
        {standing && <StandingState standing={standing} ofStore={template.ofStore} />}
        <Weekdays chosen={draft.weekdays} disabled={disabled} onChange={(weekdays) => change({ weekdays })} />
        <label className={classes.cutoff}>
          {t('standing.cutoff')}
          <Input
            type="time"
            disabled={disabled}
            value={formatClock(draft.cutoff)}
            onChange={({ target }) => target.value && change({ cutoff: parseClock(target.value) })}
          />
        </label>
        {!readOnly && <StandingActions form={form} ofStore={template.ofStore} />}
      </FormSection>
    </Page>
  );
}

/** Shows whether the standing order is active. */
function StandingState({ standing: { paused }, ofStore }: { standing: StandingOrder; ofStore: boolean }) {
  const { t } = useTexts();
  const state = paused ? 'standing.isPaused' : 'standing.isRunning';
  return (
    <Alert type={paused || !ofStore ? 'warning' : 'success'} showIcon title={t(ofStore ? state : 'standing.noStore')} />
  );
}

interface StandingActionsProps {
  form: ReturnType<typeof useStanding>;
  /** Else its user is a store no more, and it can only be ended. */
  ofStore: boolean;
}

/** Starts or saves the standing order, and pauses or ends an active one. */
function StandingActions({ form: { standing, draft, save, end, isLoading }, ofStore }: StandingActionsProps) {
  const { t } = useTexts();
  return (
    <div className={classes.standingActions}>
      {ofStore && (
        <Button
          type="primary"
          loading={isLoading}
          disabled={draft.weekdays.length === 0}
          onClick={() => void save({ ...draft, paused: standing?.paused ?? false }, t('standing.saved'))}
        >
          {t(standing ? 'standing.save' : 'standing.start')}
        </Button>
      )}
      {ofStore && draft.weekdays.length === 0 && <span role="status">{t('standing.chooseDay')}</span>}
      {standing && ofStore && (
        <Button
          disabled={isLoading}
          onClick={() => void save({ ...standing, paused: !standing.paused }, t('standing.saved'))}
        >
          {t(standing.paused ? 'standing.resume' : 'standing.pause')}
        </Button>
      )}
      {standing && (
        <Button danger disabled={isLoading} onClick={() => void end()}>
          {t('standing.end')}
        </Button>
      )}
    </div>
  );
}

interface WeekdaysProps {
  chosen: readonly number[];
  disabled: boolean;
  onChange: (chosen: number[]) => void;
}

/** The days on which the template orders. */
function Weekdays({ chosen, disabled, onChange }: WeekdaysProps) {
  const { t } = useTexts();
  return (
    <fieldset className={classes.weekdays} disabled={disabled}>
      <legend>{t('standing.days')}</legend>
      {weekdays.map((weekday) => (
        <Checkbox
          key={weekday}
          disabled={disabled}
          checked={chosen.includes(weekday)}
          onChange={({ target }) =>
            onChange(weekdays.filter((each) => (each === weekday ? target.checked : chosen.includes(each))))
          }
        >
          {t(`standing.weekday.${weekday}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Minutes after midnight as a field of the browser writes them: `14:30`. */
function formatClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function parseClock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
