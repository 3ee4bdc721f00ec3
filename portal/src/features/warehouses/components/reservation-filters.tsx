import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { stockReservation as noun } from '../../../../../nouns/stock-reservation.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { FilterChip } from '../../../kit/filters/filter-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { counted, say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { findItems } from '../../../shared/records/find-items.ts';
import { findOpenRequisitions } from '../../../shared/records/find-open-requisitions.ts';
import { useMay } from '../../../shared/session/me.ts';
import { ages } from '../held-since.ts';
import type { ReservationsSearch } from '../reservations-search.ts';

interface ReservationFiltersProps {
  search: ReservationsSearch;
  warehouses: ReadonlyArray<{ id: string; name: string }>;
  change(next: ReservationsSearch): void;
}

export function ReservationFilters({ search, warehouses, change }: ReservationFiltersProps) {
  const may = useMay();
  return (
    <>
      <ChoiceChip
        label={labelOf(noun, 'status')}
        choices={choicesOf(noun, 'status')}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <ChoiceChip
        label={labelOf(noun, 'warehouseId')}
        choices={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.warehouse}
        onChange={(warehouse) => change({ warehouse })}
      />
      {may('catalog.read') && <ItemChip value={search.item} onChange={(item) => change({ item })} />}
      {may('purchase_requisitions.read') && (
        <RequisitionChip value={search.requisition} onChange={(requisition) => change({ requisition })} />
      )}
      <AgeChip value={search.days} onChange={(days) => change({ days })} />
    </>
  );
}

interface ChipProps {
  value: string | undefined;
  onChange(next: string | undefined): void;
}

function ItemChip({ value, onChange }: ChipProps) {
  const label = labelOf(noun, 'catalogItemId');
  const { data } = useQuery({
    queryKey: ['catalog', value],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/catalog/{itemId}', { params: { path: { itemId: value ?? '' } }, signal })),
    enabled: value !== undefined,
  });
  return (
    <FilterChip label={label} chosen={value && (data?.name ?? '…')} onClear={() => onChange(undefined)}>
      <RecordSelect
        kind="items"
        inPlace
        aria-label={label}
        value={value && data ? { id: value, label: data.name } : null}
        find={findItems}
        onChange={(next) => onChange(next?.id)}
      />
    </FilterChip>
  );
}

function RequisitionChip({ value, onChange }: ChipProps) {
  const label = labelOf(noun, 'procurementId');
  const { data } = useQuery({
    queryKey: ['requisitions', value],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}', {
          params: { path: { procurementId: value ?? '' } },
          signal,
        }),
      ),
    enabled: value !== undefined,
  });
  return (
    <FilterChip label={label} chosen={value && (data?.number ?? '…')} onClear={() => onChange(undefined)}>
      <RecordSelect
        kind="open-requisitions"
        inPlace
        aria-label={label}
        value={value && data ? { id: value, label: data.number } : null}
        find={findOpenRequisitions}
        onChange={(next) => onChange(next?.id)}
      />
    </FilterChip>
  );
}

function AgeChip({ value, onChange }: ChipProps) {
  const label = say('Held longer than', 'Держится дольше');
  return (
    <FilterChip
      label={label}
      chosen={value && ages.includes(value) ? showDays(value) : undefined}
      onClear={() => onChange(undefined)}
    >
      <SegmentedControl
        aria-label={label}
        data={ages.map((days) => ({ value: days, label: showDays(days) }))}
        value={value ?? ''}
        onChange={onChange}
      />
    </FilterChip>
  );
}

const showDays = (days: string) => counted(Number(days), ['day', 'days'], ['день', 'дня', 'дней']);
