import { useNavigate } from '@depot/router';
import { useOrdersCreateTemplateMutation } from '../../api/orders.js';
import { useTexts } from '../../texts.js';
import { TemplateForm } from './TemplateForm.js';
import { buildTemplateRequest, emptyTemplate } from './values.js';

/** Screen: a new order template. */
export function TemplateNew() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [create] = useOrdersCreateTemplateMutation();
  return (
    <TemplateForm
      initialValues={emptyTemplate}
      readOnly={false}
      submit={t('template.create')}
      onSave={(values) => create(buildTemplateRequest(values)).unwrap()}
      onLeave={() => void navigate('/in/settings/order-templates')}
    />
  );
}
