import { Autocomplete, Checkbox, MultiSelect, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { DecimalInput } from '../../kit/form/decimal-input.tsx';
import { shownZone } from '../../kit/format.ts';
import { instantAt, wallTime } from '../../kit/zoned-time.ts';
import type { FieldShape } from './custom-fields-query.ts';
import { PersonInput } from './person-input.tsx';

interface CustomFieldInputProps {
  field: FieldShape;
  value: unknown;
  onChange(next: unknown): void;
  error?: string | undefined;
  /** Only for a preview: nothing is required of nobody. */
  disabled?: boolean;
}

/** One field by its type; what it hands on is what the server takes, null for nothing. */
export function CustomFieldInput({ field, value, onChange, error, disabled }: CustomFieldInputProps) {
  const { label, type, required, options } = field;
  const items = options?.items ?? [];
  const shared = { label, withAsterisk: required, error, disabled, required };
  const text = typeof value === 'string' ? value : '';
  const typed = (next: string) => onChange(next === '' ? null : next);
  switch (type) {
    case 'text':
      return <Textarea {...shared} autosize minRows={2} value={text} onChange={(e) => typed(e.currentTarget.value)} />;
    case 'number':
    case 'money':
      return <DecimalInput {...shared} value={value === null ? null : text} onChange={onChange} />;
    case 'boolean':
      return (
        <Checkbox
          label={label}
          error={error}
          disabled={disabled}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'select':
      return items.length === 0 ? (
        <Autocomplete {...shared} value={text} onChange={typed} />
      ) : (
        <Select {...shared} clearable data={withHeld(items, text)} value={text || null} onChange={onChange} />
      );
    case 'multiselect': {
      const chosen = Array.isArray(value) ? value.map(String) : [];
      const change = (next: string[]) => onChange(next.length === 0 ? null : next);
      return items.length === 0 ? (
        <TagsInput {...shared} required={false} value={chosen} onChange={change} />
      ) : (
        <MultiSelect
          {...shared}
          required={false}
          clearable
          data={withHeld(items, ...chosen)}
          value={chosen}
          onChange={change}
        />
      );
    }
    case 'date':
      return <TextInput {...shared} type="date" value={text} onChange={(e) => typed(e.currentTarget.value)} />;
    case 'datetime':
      return (
        <TextInput
          {...shared}
          type="datetime-local"
          value={wallTime(text, shownZone())}
          onChange={(e) => onChange(instantAt(e.currentTarget.value, shownZone()))}
        />
      );
    case 'url':
      return (
        <TextInput
          {...shared}
          type="url"
          placeholder="https://"
          value={text}
          onChange={(e) => typed(e.currentTarget.value)}
        />
      );
    case 'user':
      return <PersonInput {...shared} value={text} onChange={onChange} />;
    case 'string':
      return <TextInput {...shared} value={text} onChange={(e) => typed(e.currentTarget.value)} />;
  }
}

/** A value whose option has been taken away since stays readable. */
const withHeld = (items: readonly string[], ...held: readonly string[]) => [
  ...new Set([...items, ...held.filter((one) => one !== '')]),
];
