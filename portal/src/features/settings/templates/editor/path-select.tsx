import { Select } from '@mantine/core';
import { say } from '../../../../kit/say.ts';
import { useVariables } from './variables.ts';

interface PathSelectProps {
  label: string;
  /** A value of a row, or one of the document. */
  isOfRow: boolean;
  value: string | undefined;
  isRequired: boolean;
  error: string | undefined;
  onChange(next: string | undefined): void;
}

/** A variable by its name; one that stands there and nobody knows stays, as it is written. */
export function PathSelect({ label, isOfRow, value, isRequired, error, onChange }: PathSelectProps) {
  const { record, leaves } = useVariables();
  const known = isOfRow
    ? leaves.map(({ leaf, label: called }) => ({ value: leaf, label: called }))
    : record.map(({ path, label: called }) => ({ value: path, label: called }));
  const isKnown = value === undefined || value === '' || known.some((one) => one.value === value);
  return (
    <Select
      label={label}
      withAsterisk={isRequired}
      searchable
      clearable={!isRequired}
      allowDeselect={!isRequired}
      placeholder={isRequired ? say('Choose', 'Выберите') : '—'}
      nothingFoundMessage={say('Nothing found', 'Ничего не найдено')}
      data={isKnown ? known : [{ value, label: value }, ...known]}
      value={value || null}
      error={error}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
