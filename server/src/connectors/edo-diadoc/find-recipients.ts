import type { EDocumentParty } from '../../kernel/integrations/ports/e-documents.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';
import { isSameBox, ownBox } from './own-box.ts';
import { counteragents, type Organization, organizations, read } from './wire.ts';

type Asked = { inn: string; kpp?: string };

const relations: Readonly<Record<string, EDocumentParty['relation']>> = {
  IsMyCounteragent: 'connected',
  InvitesMe: 'invites_us',
  IsInvitedByMe: 'invited',
  Rejected: 'refused',
};

/** Boxes of those we exchange documents with or have invited, and of those Diadoc knows besides. */
export async function findRecipients(call: DiadocCall, asked: Asked): Promise<EDocumentParty[]> {
  const known = await amongCounteragents(call, asked);
  const others = await amongAll(call, asked);
  return [...known, ...others.filter(({ id }) => !known.some((one) => isSameBox(one.id, id)))];
}

async function amongCounteragents(call: DiadocCall, { inn, kpp }: Asked): Promise<EDocumentParty[]> {
  const myBoxId = await ownBox(call);
  const found: EDocumentParty[] = [];
  for (let afterIndexKey: string | undefined; ; ) {
    const answer = await askDiadoc(call, {
      ...{ class: 'read', method: 'GET', path: '/V3/GetCounteragents', operation: 'counteragents.list' },
      query: { myBoxId, query: inn, afterIndexKey },
    });
    const page = read(counteragents, answer.json()).Counteragents ?? [];
    for (const { CurrentStatus, Organization: one } of page)
      if (one && fits(one, inn, kpp)) found.push(...partiesOf(one, relations[CurrentStatus ?? ''] ?? 'none'));
    afterIndexKey = page.at(-1)?.IndexKey ?? undefined;
    if (page.length < 100 || afterIndexKey === undefined) return found;
  }
}

async function amongAll(call: DiadocCall, { inn, kpp }: Asked): Promise<EDocumentParty[]> {
  try {
    const answer = await askDiadoc(call, {
      ...{ class: 'read', method: 'GET', path: '/GetOrganizationsByInnKpp', operation: 'organizations.find' },
      query: { inn, kpp },
    });
    const found = read(organizations, answer.json()).Organizations;
    return found.filter((one) => fits(one, inn, kpp)).flatMap((one) => partiesOf(one, 'none'));
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') return [];
    throw error;
  }
}

const fits = ({ Inn, Kpp }: Organization, inn: string, kpp: string | undefined) =>
  Inn === inn && (kpp === undefined || !Kpp || Kpp === kpp);

const partiesOf = (
  { Inn, Kpp, ShortName, FullName, Boxes }: Organization,
  relation: EDocumentParty['relation'],
): EDocumentParty[] =>
  (Boxes ?? []).map(({ BoxId, Title }) => ({
    id: BoxId,
    name: ShortName || FullName || Title || BoxId,
    inn: Inn ?? '',
    kpp: Kpp || null,
    relation,
  }));
