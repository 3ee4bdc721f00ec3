import { useQuery } from '@tanstack/react-query';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { FilterChip } from '../../../kit/filters/filter-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { SupplierChip } from '../../../shared/records/supplier-chip.tsx';
import { DaysChip } from '../components/days-chip.tsx';
import { IdSelect } from '../components/id-select.tsx';
import { findObjects, objectQuery } from '../objects/queries.ts';
import type { BatchesSearch } from '../searches.ts';

interface BatchFiltersProps {
  search: BatchesSearch;
  change(next: BatchesSearch): void;
  /** Its columns are the statuses. */
  isBoard?: true;
}

export function BatchFilters({ search, change, isBoard }: BatchFiltersProps) {
  return (
    <>
      {!isBoard && (
        <ChoiceChip
          label={labelOf(noun, 'status')}
          choices={choicesOf(noun, 'status')}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      )}
      <SupplierChip value={search.supplier} onChange={(supplier) => change({ supplier })} />
      <ObjectChip value={search.object} onChange={(object) => change({ object })} />
      <DaysChip
        label={labelOf(noun, 'plannedDate')}
        from={search.from}
        to={search.to}
        onChange={(next) => change(next)}
      />
    </>
  );
}

function ObjectChip({ value, onChange }: { value: string | undefined; onChange(next: string | undefined): void }) {
  const { data } = useQuery({ ...objectQuery(value ?? ''), enabled: value !== undefined });
  const label = labelOf(noun, 'object');
  return (
    <FilterChip label={label} chosen={value && (data?.name ?? '…')} onClear={() => onChange(undefined)}>
      <IdSelect
        kind="logistics-objects"
        inPlace
        aria-label={label}
        value={value ?? null}
        called={data?.name}
        find={findObjects}
        onChange={(next) => onChange(next ?? undefined)}
      />
    </FilterChip>
  );
}
