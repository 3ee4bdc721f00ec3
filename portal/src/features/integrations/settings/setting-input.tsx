import { MultiSelect, PasswordInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { Coded } from '../../../kit/coded.tsx';
import { say } from '../../../kit/say.ts';
import { PairRows } from './pair-rows.tsx';
import type { SettingField } from './setting-fields.ts';
import type { Pair, SettingValue } from './setting-values.ts';

interface SettingInputProps {
  /** Installation and integration the settings belong to. */
  id: string;
  slug: string;
  field: SettingField;
  value: SettingValue;
  onChange(next: SettingValue): void;
  error: string | undefined;
  /** What may be shown of a stored secret. */
  stored: string | undefined;
}

/** The control a field asks for. */
export function SettingInput({ id, slug, field, value, onChange, error, stored }: SettingInputProps) {
  const { title, help, placeholder, widget, required, secret, options, usual } = field;
  const common = {
    label: <Coded text={title} />,
    description: help && <Coded text={help} />,
    error,
    name: field.path,
    withAsterisk: required,
  };
  const text = typeof value === 'string' ? value : '';
  const list = Array.isArray(value) ? (value as readonly string[]) : [];
  const hint = placeholder ?? (usual === undefined ? undefined : say(`${usual} unless given`, `по умолчанию ${usual}`));
  if (secret)
    return (
      <PasswordInput
        {...common}
        autoComplete="new-password"
        placeholder={stored ? say(`set: ${stored}`, `задан: ${stored}`) : placeholder}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (widget === 'switch')
    return (
      <Switch
        label={common.label}
        description={common.description}
        error={error}
        name={field.path}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  if (widget === 'select')
    return (
      <Select
        {...common}
        clearable={!required}
        placeholder={hint ?? say('Choose', 'Выберите')}
        data={[...options]}
        value={text === '' ? null : text}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  if (widget === 'multi-select')
    return <MultiSelect {...common} data={[...options]} value={[...list]} onChange={onChange} />;
  if (widget === 'list')
    return <TagsInput {...common} acceptValueOnBlur splitChars={[',', ';']} value={[...list]} onChange={onChange} />;
  if (widget === 'mapping-table')
    return (
      <PairRows id={id} slug={slug} field={field} value={value as readonly Pair[]} onChange={onChange} error={error} />
    );
  if (widget === 'textarea' || text.includes('\n'))
    return (
      <Textarea
        {...common}
        autosize
        minRows={3}
        maxRows={10}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...common}
      placeholder={hint}
      type={kinds[widget] ?? 'text'}
      inputMode={widget === 'number' ? 'numeric' : undefined}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const kinds: Readonly<Record<string, string>> = { email: 'email', url: 'url', date: 'date' };
