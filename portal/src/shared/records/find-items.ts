import type { RecordOption } from '../../kit/form/record-option.ts';
import { api, ask } from '../api/client.ts';

/** Active items of the catalog by name, article or brand. */
export async function findItems(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { limit: 12, ...(search.length > 1 && { search }) };
  const { items } = await ask(api.GET('/api/v1/catalog', { params: { query }, signal }));
  return items.map(({ id, name, sku, brand }) => ({
    id,
    label: name,
    about: [sku, brand].filter(Boolean).join(' · ') || undefined,
  }));
}
