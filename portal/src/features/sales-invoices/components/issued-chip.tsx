import { Stack, TextInput } from '@mantine/core';
import { FilterChip } from '../../../kit/filters/filter-chip.tsx';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { SalesInvoicesSearch } from '../searches.ts';

interface IssuedChipProps {
  search: SalesInvoicesSearch;
  onChange(next: SalesInvoicesSearch): void;
}

/** Issued from one day to another. */
export function IssuedChip({ search: { from, to }, onChange }: IssuedChipProps) {
  const words = [
    from && say(`from ${showDay(from)}`, `с ${showDay(from)}`),
    to && say(`to ${showDay(to)}`, `по ${showDay(to)}`),
  ];
  return (
    <FilterChip
      label={say('Issued', 'Выставлены')}
      chosen={words.filter(Boolean).join(' ') || undefined}
      onClear={() => onChange({ from: undefined, to: undefined })}
    >
      <Stack>
        <TextInput
          type="date"
          label={say('From', 'С')}
          value={from ?? ''}
          {...(to && { max: to })}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={say('To', 'По')}
          value={to ?? ''}
          {...(from && { min: from })}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
        />
      </Stack>
    </FilterChip>
  );
}
