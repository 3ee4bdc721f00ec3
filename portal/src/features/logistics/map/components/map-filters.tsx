import { Group, TextInput } from '@mantine/core';
import { deliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import { deliveryBatchFlow } from '../../../../../../nouns/delivery-batch-flow.ts';
import { ChoiceChip } from '../../../../kit/filters/choice-chip.tsx';
import { FilterChip } from '../../../../kit/filters/filter-chip.tsx';
import filters from '../../../../kit/filters/filters.module.css';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { showDay } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import type { PlannedMap } from '../map-query.ts';
import type { MapSearch } from '../map-search.ts';
import { spanOf, statusesOf } from '../understood.ts';
import { RegionChip } from './region-chip.tsx';

interface MapFiltersProps {
  search: MapSearch;
  regions: PlannedMap['regions'];
  onChange(next: MapSearch): void;
}

/** Which days, region and statuses the map shows. */
export const MapFilters = ({ search, regions, onChange }: MapFiltersProps) => (
  <div className={filters.bar} style={{ marginBottom: 4 }}>
    <PeriodChip search={search} onChange={onChange} />
    <RegionChip region={search.region} regions={regions} onChange={onChange} />
    <ChoiceChip
      label={`${labelOf(deliveryBatch, 'status')} ${say('of batches', 'партий')}`}
      choices={Object.entries(deliveryBatchFlow.statuses).map(([value, status]) => ({ value, label: say(status) }))}
      value={statusesOf(search)}
      onChange={(status) => onChange({ status } as MapSearch)}
    />
  </div>
);

function PeriodChip({ search, onChange }: Omit<MapFiltersProps, 'regions'>) {
  const { first, last } = spanOf(search);
  const change = (next: { from?: string | undefined; to?: string | undefined }) =>
    onChange({ from: first, to: last, ...next, date: undefined } as MapSearch);
  return (
    <FilterChip
      label={say('Planned', 'Дни')}
      chosen={shownPeriod(first, last)}
      onClear={() => onChange({ date: undefined, from: undefined, to: undefined } as MapSearch)}
    >
      <Group gap="sm" wrap="nowrap">
        <Day label={say('From', 'С')} value={first} onChange={(day) => change({ from: day })} />
        <Day label={say('To', 'По')} value={last} onChange={(day) => change({ to: day })} />
      </Group>
    </FilterChip>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChange(day: string | undefined): void;
}

const Day = ({ label, value, onChange }: DayProps) => (
  <TextInput
    type="date"
    label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
  />
);

function shownPeriod(first: string | undefined, last: string | undefined): string | undefined {
  if (first === undefined && last === undefined) return undefined;
  if (first === last) return showDay(first);
  return `${first ? showDay(first) : '…'} – ${last ? showDay(last) : '…'}`;
}
