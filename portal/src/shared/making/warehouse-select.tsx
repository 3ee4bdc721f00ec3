import type { InputBaseProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { warehouseNamesQuery } from '../records/warehouse-names-query.ts';
import { useMay } from '../session/me.ts';
import { SelectOrMake } from './select-or-make.tsx';

interface WarehouseSelectProps extends InputBaseProps {
  value: string | null;
  onChange(next: string | null): void;
  placeholder?: string;
}

/** A warehouse in use, or the one that the record names; not there for whoever may not see them. */
export function WarehouseSelect({ value, onChange, ...input }: WarehouseSelectProps) {
  const mayRead = useMay()('warehouses.read');
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: mayRead });
  if (!mayRead) return null;
  const label = warehouses.find(({ id }) => id === value)?.name ?? '…';
  return (
    <SelectOrMake
      of="warehouse"
      value={value ? { id: value, label } : null}
      onChange={(next) => onChange(next?.id ?? null)}
      {...input}
    />
  );
}
