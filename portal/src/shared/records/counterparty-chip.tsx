import { useQuery } from '@tanstack/react-query';
import { FilterChip } from '../../kit/filters/filter-chip.tsx';
import { RecordSelect } from '../../kit/form/record-select.tsx';
import { say } from '../../kit/say.ts';
import { useMay } from '../session/me.ts';
import { counterpartyNameQuery } from './counterparty-name-query.ts';
import { findCounterparties } from './find-counterparties.ts';

interface CounterpartyChipProps {
  /** What the counterparty is to the records of the list. */
  label?: string;
  /** Identifier of the counterparty, as it stands in the address. */
  value: string | undefined;
  onChange(next: string | undefined): void;
}

/** Filters a list by one counterparty; not there for whoever may not see them. */
export function CounterpartyChip({
  label = say('Counterparty', 'Контрагент'),
  value,
  onChange,
}: CounterpartyChipProps) {
  const may = useMay();
  const { data: party } = useQuery({ ...counterpartyNameQuery(value ?? null), enabled: value !== undefined });
  if (!may('counterparties.read')) return null;
  return (
    <FilterChip label={label} chosen={value && (party?.shortName ?? '…')} onClear={() => onChange(undefined)}>
      <RecordSelect
        kind="counterparties"
        inPlace
        aria-label={label}
        value={value && party ? { id: value, label: party.shortName } : null}
        find={findCounterparties}
        onChange={(next) => onChange(next?.id)}
      />
    </FilterChip>
  );
}
