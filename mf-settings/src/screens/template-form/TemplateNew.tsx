import { useNavigate } from '@depot/router';
import { useOrdersCreateTemplateMutation } from '../../api/orders.js';
import { useTexts } from '../../texts.js';
import { TemplateForm } from './TemplateForm.js';
import { emptyTemplate, templateRequest } from './values.js';

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
      onSave={(values) => create(templateRequest(values)).unwrap()}
      onLeave={() => void navigate('/in/settings/order-templates')}
    />
  );
}
