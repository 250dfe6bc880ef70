import { useMemo } from 'react';
import { usePageTitle } from '@depot/remote-kit';
import { useNavigate, useSearchParams } from '@depot/router';
import { useMay } from '@depot/session';
import { useSettingsTemplateQuery, useSettingsUpdateTemplateMutation } from '../../api/templates.js';
import { FormSkeleton } from '../../parts/FormSkeleton.js';
import { LoadError } from '../../parts/LoadError.js';
import { useTexts } from '../../texts.js';
import { StandingSection } from './StandingSection.js';
import { TemplateForm } from './TemplateForm.js';
import { requestOf, valuesOf } from './values.js';

/** Screen: an order template that exists. */
export function TemplateEdit() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  const editable = useMay('template.edit');
  const template = useSettingsTemplateQuery({ id }, { refetchOnMountOrArgChange: true });
  const [update] = useSettingsUpdateTemplateMutation();
  const stored = template.currentData?.obj;
  const initial = useMemo(() => stored && valuesOf(stored), [stored]);
  usePageTitle(stored?.name);

  if (template.isError) return <LoadError query={template} />;
  if (!initial) return <FormSkeleton />;
  return (
    <div>
      <TemplateForm
        key={id}
        initialValues={initial.values}
        gone={initial.gone}
        readOnly={!editable}
        submit={t('template.save')}
        version={stored?.version}
        onSave={(values, version) => update(requestOf(values, { id, version })).unwrap()}
        onLeave={() => void navigate('/in/settings/order-templates')}
      />
      {stored?.ofStore && <StandingSection key={`standing-${id}`} template={stored} readOnly={!editable} />}
    </div>
  );
}
