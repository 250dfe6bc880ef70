import { Form, Input } from '@depot/ui';
import { useTexts } from '../texts.js';

interface NameFieldProps {
  label: string;
  name?: string;
  /** Maximum number of characters; the server has the same limit. */
  max?: number;
}

/** Name field of a list entry, with autofocus. */
export function NameField({ label, name = 'name', max = 100 }: NameFieldProps) {
  const { t } = useTexts();
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, whitespace: true, message: t('required', { field: label }) }]}
    >
      <Input autoFocus maxLength={max} autoComplete="off" />
    </Form.Item>
  );
}
