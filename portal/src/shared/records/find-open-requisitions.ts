import type { RecordOption } from '../../kit/form/record-option.ts';
import { api, ask } from '../api/client.ts';

/** Requisitions that purchasing is still going on for, by number or title. */
export async function findOpenRequisitions(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = {
    limit: 15,
    'status[nin]': 'completed,cancelled,rejected',
    ...(search.length > 1 && { search }),
  };
  const { items } = await ask(api.GET('/api/v1/purchase-requisitions', { params: { query }, signal }));
  return items.map(({ id, number, title }) => ({ id, label: title, about: number }));
}
