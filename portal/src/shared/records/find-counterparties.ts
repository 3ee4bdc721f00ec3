import type { RecordOption } from '../../kit/form/record-option.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';

/** Counterparties by name or INN. */
export async function findCounterparties(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { limit: 12, ...(search.length > 1 && { search }) };
  const { items } = await ask(api.GET('/api/v1/counterparties', { params: { query }, signal }));
  return items.map(({ id, shortName, inn }) => ({
    id,
    label: shortName,
    about: inn ? `${say('INN', 'ИНН')} ${inn}` : undefined,
  }));
}
