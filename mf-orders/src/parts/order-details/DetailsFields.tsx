import { orderNoteLength, poNumberLength } from '@depot/contracts/orders';
import { DateField, Form, Input } from '@depot/ui';
import { useId } from 'react';
import type { DraftDetails } from '../../ordering/orderDetails.js';
import { useTexts } from '../../texts.js';
import classes from './details.module.css';

interface DetailsFieldsProps {
  value: DraftDetails;
  onChange: (part: Partial<DraftDetails>) => void;
  /** Earliest selectable day, `YYYY-MM-DD`. */
  earliest: string;
}

/** Fields for the requested delivery day, the store's order number and a note. */
export function DetailsFields({ value, onChange, earliest }: DetailsFieldsProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Form layout="vertical" component="div" className={classes.fields}>
      <Form.Item label={t('details.deliveryDate')} htmlFor={`${id}-day`}>
        <DateField
          id={`${id}-day`}
          min={earliest}
          value={value.deliveryDate}
          onChange={(deliveryDate) => onChange({ deliveryDate })}
        />
      </Form.Item>
      <Form.Item label={t('details.poNumber')} htmlFor={`${id}-po`}>
        <Input
          id={`${id}-po`}
          maxLength={poNumberLength}
          value={value.poNumber}
          onChange={({ target }) => onChange({ poNumber: target.value })}
        />
      </Form.Item>
      <Form.Item label={t('details.note')} htmlFor={`${id}-note`} className={classes.note}>
        <Input.TextArea
          id={`${id}-note`}
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={orderNoteLength}
          value={value.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Form.Item>
    </Form>
  );
}
