import type { RecordOption } from '../../kit/form/record-select.tsx';
import { say } from '../../kit/say.ts';
import { api, ask } from '../../shared/api/client.ts';

/** Suppliers by what is typed, each under the identifier that invoices name. */
export async function findSuppliers(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { search: search || undefined, limit: 20, sort: 'shortName', 'roles[contains]': 'supplier' };
  const { items } = await ask(api.GET('/api/v1/counterparties', { params: { query }, signal }));
  return items.flatMap(({ shortName, inn, supplier }) =>
    supplier
      ? [{ id: supplier.supplierId, label: shortName, about: inn ? `${say('INN', 'ИНН')} ${inn}` : undefined }]
      : [],
  );
}
