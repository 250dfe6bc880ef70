import { usePageTitle } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { LoadError } from '@depot/ui';
import { useMemo, useState } from 'react';
import { useOrdersFindTemplateQuery, useOrdersUpdateTemplateMutation } from '../../api/orders.js';
import { FormSkeleton } from '../../parts/FormSection.js';
import { OfId } from '../../parts/OfId.js';
import { useTexts } from '../../texts.js';
import { StandingSection } from './StandingSection.js';
import { TemplateForm } from './TemplateForm.js';
import { buildTemplateRequest, toTemplateValues } from './values.js';

const list = '/in/settings/order-templates';

/** Screen: an order template that exists. */
export function TemplateEdit() {
  return <OfId list={list}>{(id) => <TemplateOf key={id} id={id} />}</OfId>;
}

function TemplateOf({ id }: { id: number }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editable = useMay('template.edit');
  const template = useOrdersFindTemplateQuery({ id }, { refetchOnMountOrArgChange: true });
  const [update] = useOrdersUpdateTemplateMutation();
  const [isStandingUnsaved, setStandingUnsaved] = useState(false);
  const stored = template.currentData?.obj;
  const initial = useMemo(() => stored && toTemplateValues(stored), [stored]);
  usePageTitle(stored?.name);

  if (template.isError && !initial) return <LoadError query={template} />;
  if (!initial) return <FormSkeleton />;
  return (
    <div>
      <TemplateForm
        initialValues={initial.values}
        gone={initial.gone}
        names={initial.names}
        readOnly={!editable}
        submit={t('template.save')}
        version={stored?.version}
        isMoreUnsaved={isStandingUnsaved}
        onSave={(values, version) => update(buildTemplateRequest(values, { id, version })).unwrap()}
        onLeave={() => void navigate(list)}
      />
      {stored && (stored.ofStore || stored.standing) && (
        <StandingSection template={stored} readOnly={!editable} onUnsaved={setStandingUnsaved} />
      )}
    </div>
  );
}
