import { Checkbox, MultiSelect, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DecimalInput } from '../../kit/form/decimal-input.tsx';
import { useMay } from '../session/me.ts';
import { type CustomField, type CustomValues, customFieldsQuery } from './custom-fields.ts';

interface CustomInputsProps {
  entityType: Parameters<typeof customFieldsQuery>[0];
  values: CustomValues;
  onChange(next: CustomValues): void;
  /** Refusals by field, named `customFields.key`. */
  errors: Readonly<Record<string, ReactNode>>;
  disabled?: boolean;
}

/** The company's own fields of a record, each by its type. */
export function CustomInputs({ entityType, values, onChange, errors, disabled = false }: CustomInputsProps) {
  const may = useMay();
  const { data: fields = [] } = useQuery({ ...customFieldsQuery(entityType), enabled: may('custom_fields.read') });
  if (fields.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
      {fields.map((field) => (
        <CustomInput
          key={field.id}
          field={field}
          value={values[field.key] ?? null}
          onChange={(next) => onChange({ ...values, [field.key]: next })}
          error={errors[`customFields.${field.key}`]}
          disabled={disabled}
        />
      ))}
    </SimpleGrid>
  );
}

interface CustomInputProps {
  field: CustomField;
  value: unknown;
  onChange(next: unknown): void;
  error: ReactNode;
  disabled: boolean;
}

const inputTypes: Partial<Record<CustomField['type'], string>> = { date: 'date', url: 'url' };

function CustomInput({ field, value, onChange, error, disabled }: CustomInputProps) {
  const common = { label: field.label, required: field.required, error, disabled };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const onText = (next: string) => onChange(next === '' ? null : next);
  switch (field.type) {
    case 'number':
    case 'money':
      return <DecimalInput {...common} value={text || null} onChange={onChange} />;
    case 'boolean':
      return (
        <Checkbox
          {...common}
          mt={28}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'select':
      return (
        <Select {...common} clearable data={field.options?.items ?? []} value={text || null} onChange={onChange} />
      );
    case 'multiselect':
      return (
        <MultiSelect
          {...common}
          clearable
          data={field.options?.items ?? []}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    case 'text':
      return (
        <Textarea {...common} autosize value={text} onChange={({ currentTarget }) => onText(currentTarget.value)} />
      );
    case 'string':
    case 'url':
    case 'date':
    case 'datetime':
    case 'user':
      return (
        <TextInput
          {...common}
          type={inputTypes[field.type] ?? 'text'}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      );
  }
}
