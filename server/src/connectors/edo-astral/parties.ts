import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentBox, EDocumentParty } from '../../kernel/integrations/ports/e-documents.ts';
import { askAstral } from './ask-astral.ts';
import type { AstralSettings } from './settings.ts';
import { type AstralParty, counterparties, read } from './wire.ts';

/** The list of counterparties, narrowed by a text where one is given. */
export async function listCounterparties(
  call: Call<AstralSettings>,
  { count, filter }: { count: number; filter?: string },
): Promise<{ parties: AstralParty[]; total: number | null }> {
  const answer = await askAstral(call, {
    class: 'read',
    method: 'GET',
    at: 'counterparties',
    query: { offset: '0', count: String(count), ...(filter && { filter }) },
    operation: 'counterparties.list',
  });
  const { data, count: total } = read(counterparties, answer.json());
  return { parties: data, total: total ?? null };
}

/**
 * Who stands in the list of counterparties may be named as a recipient; how such a one stands to us nobody says. How the filter compares is
 * not known, so what came is compared here.
 */
export async function resolveCounterparty(
  call: Call<AstralSettings>,
  { inn, kpp }: { inn: string; kpp?: string },
): Promise<EDocumentParty[]> {
  const { parties } = await listCounterparties(call, { count: 100, filter: inn });
  return parties.flatMap((told): EDocumentParty[] => {
    if (!told.id || told.inn !== inn || (kpp !== undefined && told.kpp && told.kpp !== kpp)) return [];
    return [{ id: told.id, name: told.name || inn, inn, kpp: told.kpp || null, relation: 'unknown' }];
  });
}

/** There is one: the subscriber that the settings name. */
export const listOwnBoxes = async ({ settings: { abonentId } }: Call<AstralSettings>): Promise<EDocumentBox[]> => [
  { id: abonentId, title: abonentId, inn: null, kpp: null },
];
