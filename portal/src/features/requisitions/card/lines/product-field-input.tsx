import { Checkbox, Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DecimalInput } from '../../../../kit/form/decimal-input.tsx';
import type { ProductField } from '../../queries.ts';

interface ProductFieldInputProps {
  field: ProductField;
  value: unknown;
  error: ReactNode;
  onChange(next: unknown): void;
}

/** A field that the company keeps on lines, by its type. */
export function ProductFieldInput({ field, value, error, onChange }: ProductFieldInputProps) {
  const common = { label: field.label, required: field.required, error };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (field.type === 'boolean')
    return (
      <Checkbox
        label={field.label}
        error={error}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  if (field.type === 'select')
    return <Select {...common} clearable data={field.options?.items ?? []} value={text || null} onChange={onChange} />;
  if (field.type === 'number') return <DecimalInput {...common} value={text || null} onChange={onChange} />;
  return (
    <TextInput
      {...common}
      type={field.type === 'date' ? 'date' : 'text'}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
