import { Checkbox, ScrollArea, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FilterChip } from './filter-chip.tsx';

interface Choice {
  value: string;
  label: string;
  /** What stands before the label: a dot of a stage. */
  mark?: ReactNode;
}

interface ChoiceChipProps {
  label: string;
  choices: readonly Choice[];
  /** Comma separated, as it stands in the address. */
  value: string | undefined;
  onChange(next: string | undefined): void;
}

/** A filter of several values of a list. */
export function ChoiceChip({ label, choices, value, onChange }: ChoiceChipProps) {
  const chosen = value?.split(',') ?? [];
  const names = choices.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.label);
  const shown = names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ');
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((given) => given !== one) : [...chosen, one];
    onChange(next.length > 0 ? next.join(',') : undefined);
  };
  return (
    <FilterChip label={label} chosen={value ? shown || '…' : undefined} onClear={() => onChange(undefined)}>
      <ScrollArea.Autosize mah={320} type="auto">
        <Stack gap="sm" p={2}>
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              size="xs"
              label={
                <>
                  {choice.mark} {choice.label}
                </>
              }
              checked={chosen.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </FilterChip>
  );
}
