import { Pill, Stack } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { findCounterparties } from '../../../shared/records/find-counterparties.ts';

interface CounterpartiesInputProps {
  label: string;
  value: readonly string[];
  error: ReactNode;
  onChange(next: string[]): void;
}

/** Several counterparties, each found by typing. */
export function CounterpartiesInput({ label, value, error, onChange }: CounterpartiesInputProps) {
  const named = useQueries({ queries: value.map((id) => counterpartyNameQuery(id)) });
  return (
    <Stack gap={6}>
      <RecordSelect
        kind="counterparties"
        label={label}
        error={error}
        placeholder={value.length === 0 ? say('Any', 'Любые') : undefined}
        value={null}
        find={findCounterparties}
        onChange={(next) => next && !value.includes(next.id) && onChange([...value, next.id])}
      />
      {value.length > 0 && (
        <Pill.Group aria-label={label}>
          {value.map((id, place) => (
            <Pill
              key={id}
              withRemoveButton
              removeButtonProps={{ 'aria-label': say('Remove', 'Убрать') }}
              onRemove={() => onChange(value.filter((one) => one !== id))}
            >
              {named[place]?.data?.shortName ?? '…'}
            </Pill>
          ))}
        </Pill.Group>
      )}
    </Stack>
  );
}
