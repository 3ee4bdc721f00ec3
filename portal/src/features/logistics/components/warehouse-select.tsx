import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';

interface WarehouseSelectProps {
  label: string;
  value: string | null;
  error?: ReactNode;
  onChange(next: string | null): void;
}

/** A warehouse in use, or the one that the record names; not there for whoever may not see them. */
export function WarehouseSelect({ value, ...input }: WarehouseSelectProps) {
  const mayRead = useMay()('warehouses.read');
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Select
      clearable
      searchable
      data={warehouses
        .filter(({ id, status }) => status === 'active' || id === value)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      {...input}
    />
  );
}
