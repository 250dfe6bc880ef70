import { failureMessage, isApiFailure } from '@depot/api';
import type { OrderTemplate } from '@depot/contracts/orders';
import { listNames } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { ActionBar, Alert, Button, Form, Page, showFieldErrors, useUnsavedChanges } from '@depot/ui';
import { useState } from 'react';
import { FieldGrid, FormSection } from '../../parts/FormSection.js';
import classes from '../../parts/layout.module.css';
import { NameField } from '../../parts/NameField.js';
import { useSaving } from '../../parts/useSaving.js';
import { useTexts } from '../../texts.js';
import { TemplateLines } from './TemplateLines.js';
import type { LineNames, TemplateValues } from './values.js';
import { WarehouseField } from './WarehouseField.js';

interface TemplateFormProps {
  initialValues: Partial<TemplateValues>;
  /** Version of the template that the values are from. */
  version?: string;
  /** Names of products that can no longer be ordered. */
  gone?: string[];
  /** Names of the template's products. */
  names?: LineNames;
  readOnly: boolean;
  /** Text of the button. */
  submit: string;
  /** Other unsaved changes on the page: leaving asks for confirmation, also after saving this form. */
  isMoreUnsaved?: boolean;
  onSave: (values: TemplateValues, version: string | undefined) => Promise<{ obj: Pick<OrderTemplate, 'version'> }>;
  onLeave: () => void;
}

type TemplateFormSettings = Pick<TemplateFormProps, 'version' | 'isMoreUnsaved' | 'onSave' | 'onLeave'>;

/** Form state and saving. If another user has changed the template, it asks before overwriting. */
function useTemplateForm({ version, isMoreUnsaved = false, onSave, onLeave }: TemplateFormSettings) {
  const { t } = useTexts();
  const notify = useNotify();
  const [form] = Form.useForm<TemplateValues>();
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const { release } = useUnsavedChanges(dirty || isMoreUnsaved);
  const saving = useSaving();
  const [begunWith, setBegunWith] = useState(version);

  const save = async (values: TemplateValues) => {
    setBusy(true);
    try {
      const { obj } = await saving((overwrite) => onSave(values, overwrite ? undefined : begunWith));
      notify.success(t('template.saved'));
      setDirty(false);
      setBegunWith(obj.version);
      if (!isMoreUnsaved) release();
      onLeave();
    } catch (failure) {
      const shown = isApiFailure(failure) && showFieldErrors(form, failure.details);
      if (!shown) void notify.alert(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return { form, busy, save, touch: () => setDirty(true) };
}

export function TemplateForm({ initialValues, gone = [], names, readOnly, submit, ...saving }: TemplateFormProps) {
  const { t } = useTexts();
  const { form, busy, save, touch } = useTemplateForm(saving);
  return (
    <Page width="form">
      <Form
        form={form}
        className={readOnly ? classes.readOnly : undefined}
        requiredMark={readOnly ? false : 'optional'}
        layout="vertical"
        initialValues={initialValues}
        disabled={readOnly || busy}
        scrollToFirstError={{ block: 'center', focus: true }}
        onValuesChange={touch}
        onFinish={save}
      >
        <FormSection title={t('template.section.general')}>
          <FieldGrid>
            <NameField label={t('name')} />
            <WarehouseField />
          </FieldGrid>
        </FormSection>
        <FormSection title={t('template.section.products')}>
          {gone.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t('template.gone', { products: listNames(gone) })}
              style={{ marginBottom: 16 }}
            />
          )}
          <TemplateLines readOnly={readOnly} names={names} />
        </FormSection>
        <ActionBar>
          <Button size="large" disabled={busy} onClick={saving.onLeave}>
            {t(readOnly ? 'back' : 'cancel')}
          </Button>
          {!readOnly && (
            <Button type="primary" size="large" htmlType="submit" disabled={false} loading={busy}>
              {submit}
            </Button>
          )}
        </ActionBar>
      </Form>
    </Page>
  );
}
