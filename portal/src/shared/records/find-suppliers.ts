import { queryOptions } from '@tanstack/react-query';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';

/** Suppliers by what is typed, each under the identifier that their documents name. */
export async function findSuppliers(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { search: search || undefined, limit: 20, sort: 'shortName', 'roles[contains]': 'supplier' };
  const { items } = await ask(api.GET('/api/v1/counterparties', { params: { query }, signal }));
  return items.flatMap(({ shortName, inn, supplier }) =>
    supplier
      ? [{ id: supplier.supplierId, label: shortName, about: inn ? `${say('INN', 'ИНН')} ${inn}` : undefined }]
      : [],
  );
}

/** The counterparty that a supplier is. */
export const supplierQuery = (supplierId: string) =>
  queryOptions({
    queryKey: ['counterparties', 'supplier', supplierId],
    queryFn: async ({ signal }) => {
      const query = { supplierId, limit: 1, includeArchived: 'true' as const };
      const { items } = await ask(api.GET('/api/v1/counterparties', { params: { query }, signal }));
      return items[0] ?? null;
    },
  });
