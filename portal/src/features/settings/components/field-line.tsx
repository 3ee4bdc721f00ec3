import { say } from '../../../kit/say.ts';
import { fieldTypes } from '../fields.ts';
import type { Field } from '../use-field-form.ts';

/** A field in its list: what it is called, what it holds, and its name in the API. */
export function FieldLine({ field: { label, type, required, key } }: { field: Field }) {
  return (
    <>
      <span>{label}</span>
      <span className="dimmed">
        {[say(fieldTypes[type]), required && say('required', 'обязательное')].filter(Boolean).join(' · ')}
        {' · '}
        <code>{key}</code>
      </span>
    </>
  );
}
