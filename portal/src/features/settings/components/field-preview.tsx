import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { CustomFieldInput } from '../../../shared/custom-fields/custom-field-input.tsx';
import type { FieldValues } from '../fields.ts';
import classes from './field-preview.module.css';

/** The field as a form will show it; what is tried in it goes nowhere. */
export function FieldPreview({ values: { label, key, type, items, required } }: { values: FieldValues }) {
  const [tried, setTried] = useState<{ type: string; value: unknown }>({ type, value: null });
  return (
    <div className={classes.preview}>
      <div className="dimmed">{say('In a form', 'В форме')}</div>
      <CustomFieldInput
        field={{ key, type, options: { items }, required: false, label: label || say('New field', 'Новое поле') }}
        value={tried.type === type ? tried.value : null}
        onChange={(value) => setTried({ type, value })}
      />
      {required && <div className="dimmed">{say('Required', 'Обязательное')}</div>}
    </div>
  );
}
