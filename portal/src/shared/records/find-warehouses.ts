import type { RecordOption } from '../../kit/form/record-option.ts';
import { queryClient } from '../api/query-client.ts';
import { warehouseNamesQuery } from './warehouse-names-query.ts';

/** Warehouses in use whose name or code holds what is typed. */
export async function findWarehouses(search: string): Promise<RecordOption[]> {
  const all = await queryClient.ensureQueryData(warehouseNamesQuery);
  const wanted = search.toLowerCase();
  return all
    .filter(({ status, name, code }) => status === 'active' && `${name} ${code ?? ''}`.toLowerCase().includes(wanted))
    .map(({ id, name, code }) => ({ id, label: name, about: code ?? undefined }));
}
