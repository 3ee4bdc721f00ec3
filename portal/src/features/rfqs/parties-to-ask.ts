import type { RecordOption } from '../../kit/form/record-option.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../../shared/api/client.ts';

/** Counterparties that may be asked, by name or INN; suppliers come first where nothing is typed. */
export const partiesToAsk = { kind: 'parties-to-ask', find };

async function find(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query =
    search.length > 1
      ? { limit: 15, search, status: 'active' as const }
      : { limit: 15, 'roles[contains]': 'supplier' as const, status: 'active' as const };
  const { items } = await ask(api.GET('/api/v1/counterparties', { params: { query }, signal }));
  return items.map(({ id, shortName, inn }) => ({
    id,
    label: shortName,
    about: inn ? `${say('INN', 'ИНН')} ${inn}` : undefined,
  }));
}
