import { Stack, TextInput } from '@mantine/core';
import { FilterChip } from '../../../kit/filters/filter-chip.tsx';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { RequisitionsSearch } from '../searches.ts';

interface DueChipProps {
  search: RequisitionsSearch;
  onChange(next: RequisitionsSearch): void;
}

/** By when they are due, from one day to another. */
export function DueChip({ search: { dueFrom, dueTo }, onChange }: DueChipProps) {
  const from = dueFrom && say(`from ${showDay(dueFrom)}`, `с ${showDay(dueFrom)}`);
  const to = dueTo && say(`to ${showDay(dueTo)}`, `по ${showDay(dueTo)}`);
  const chosen = [from, to].filter(Boolean).join(' ');
  return (
    <FilterChip
      label={say('Due', 'Срок до')}
      chosen={chosen || undefined}
      onClear={() => onChange({ dueFrom: undefined, dueTo: undefined })}
    >
      <Stack>
        <TextInput
          type="date"
          label={say('From', 'С')}
          value={dueFrom ?? ''}
          onChange={({ currentTarget }) => onChange({ dueFrom: currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={say('To', 'По')}
          value={dueTo ?? ''}
          onChange={({ currentTarget }) => onChange({ dueTo: currentTarget.value || undefined })}
        />
      </Stack>
    </FilterChip>
  );
}
