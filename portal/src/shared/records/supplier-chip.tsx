import { useQuery } from '@tanstack/react-query';
import { FilterChip } from '../../kit/filters/filter-chip.tsx';
import { RecordSelect } from '../../kit/form/record-select.tsx';
import { say } from '../../kit/say.ts';
import { useMay } from '../session/me.ts';
import { findSuppliers, supplierQuery } from './find-suppliers.ts';

interface SupplierChipProps {
  /** Identifier of the supplier, as it stands in the address. */
  value: string | undefined;
  onChange(next: string | undefined): void;
}

/** Filters a list by one supplier; not there for whoever may not see suppliers. */
export function SupplierChip({ value, onChange }: SupplierChipProps) {
  const may = useMay();
  const { data: supplier } = useQuery({ ...supplierQuery(value ?? ''), enabled: value !== undefined });
  const name = supplier?.shortName;
  if (!may('counterparties.read')) return null;
  const label = say('Supplier', 'Поставщик');
  return (
    <FilterChip label={label} chosen={value && (name ?? '…')} onClear={() => onChange(undefined)}>
      <RecordSelect
        kind="suppliers"
        inPlace
        aria-label={label}
        value={value && name ? { id: value, label: name } : null}
        find={findSuppliers}
        onChange={(next) => onChange(next?.id)}
      />
    </FilterChip>
  );
}
