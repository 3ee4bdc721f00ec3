import { Group, TextInput } from '@mantine/core';
import { FilterChip } from '../../../kit/filters/filter-chip.tsx';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

interface DaysChipProps extends Days {
  label: string;
  onChange(next: Days): void;
}

/** Filters a list by the days between two, of which either may be left out. */
export function DaysChip({ label, from, to, onChange }: DaysChipProps) {
  const chosen = [from && `${say('from', 'с')} ${showDay(from)}`, to && `${say('to', 'по')} ${showDay(to)}`];
  const input = (name: keyof Days, called: string, value: string | undefined) => (
    <TextInput
      type="date"
      label={called}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange({ from, to, [name]: currentTarget.value || undefined })}
    />
  );
  return (
    <FilterChip
      label={label}
      chosen={chosen.filter(Boolean).join(' ') || undefined}
      onClear={() => onChange({ from: undefined, to: undefined })}
    >
      <Group gap="sm" wrap="nowrap">
        {input('from', say('From', 'С'), from)}
        {input('to', say('To', 'По'), to)}
      </Group>
    </FilterChip>
  );
}
