import { useQuery } from '@tanstack/react-query';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { FilterChip } from '../../../kit/filters/filter-chip.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { findCounterparties } from '../../../shared/records/find-counterparties.ts';
import { customerQuery } from '../queries.ts';
import type { RequisitionsSearch } from '../searches.ts';

interface CustomerChipProps {
  search: RequisitionsSearch;
  onChange(next: RequisitionsSearch): void;
}

/** For whom they are bought. */
export function CustomerChip({ search: { customer }, onChange }: CustomerChipProps) {
  const { data } = useQuery({ ...customerQuery(customer ?? ''), enabled: customer !== undefined });
  return (
    <FilterChip
      label={labelOf(noun, 'customerId')}
      chosen={customer && (data?.shortName ?? '…')}
      onClear={() => onChange({ customer: undefined })}
    >
      <RecordSelect
        kind="counterparties"
        inPlace
        aria-label={labelOf(noun, 'customerId')}
        value={data && customer ? { id: data.id, label: data.shortName } : null}
        find={findCounterparties}
        onChange={(next) => onChange({ customer: next?.id })}
      />
    </FilterChip>
  );
}
