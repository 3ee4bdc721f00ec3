import type { Call } from '../../kernel/integrations/call.ts';
import type { EDocumentBox, EDocumentParty } from '../../kernel/integrations/ports/e-documents.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { askSaby } from './ask-saby.ts';
import { participantOf, readParticipant } from './participant.ts';
import type { SabySettings } from './settings.ts';
import { isYes, many, organisations, participants, read, textOf } from './wire.ts';

/** A company of the account. Whether it exchanges documents is null where Saby does not say. */
interface OwnCompany extends EDocumentBox {
  connected: boolean | null;
}

export async function listOwnCompanies(call: Call<SabySettings>): Promise<OwnCompany[]> {
  const answer = await askSaby(call, {
    class: 'read',
    method: 'СБИС.СписокНашихОрганизаций',
    params: { Фильтр: { Навигация: { РазмерСтраницы: '200', Страница: '0' } } },
    operation: 'companies.list',
  });
  return many(read(organisations, answer).НашаОрганизация).map((told) => {
    const { id, name, inn, kpp } = readParticipant(told);
    const connected = textOf(told.ДокументооборотПодключен) === null ? null : isYes(told.ДокументооборотПодключен);
    const number = [inn, kpp].filter(Boolean).join('/');
    return { id: id ?? number, title: name ?? number, inn, kpp, connected };
  });
}

/** The companies that documents may go out from: the one of the settings, where one is named. */
export const listOwnBoxes = async (call: Call<SabySettings>): Promise<EDocumentBox[]> =>
  (await listOwnCompanies(call)).filter(isOurs(call.settings)).map(({ connected: _, ...box }) => box);

export const isOurs =
  ({ organisation }: SabySettings) =>
  ({ inn, kpp }: EDocumentBox): boolean =>
    !organisation || (inn === organisation.inn && (organisation.kpp === undefined || kpp === organisation.kpp));

/** Participants of the exchange with this INN. One without an identifier is known to Saby and exchanges no documents. */
export async function resolveCounterparty(
  call: Call<SabySettings>,
  { inn, kpp }: { inn: string; kpp?: string },
): Promise<EDocumentParty[]> {
  const answer = await askSaby(call, {
    class: 'read',
    method: 'СБИС.ИнформацияОКонтрагенте',
    params: { Участник: participantOf({ inn, kpp: kpp ?? null }) },
    operation: 'counterparties.find',
  }).catch((error) => {
    if (error instanceof ProviderError && error.kind === 'not_found') return [];
    throw error;
  });
  return many(read(participants, answer)).flatMap((told): EDocumentParty[] => {
    const found = readParticipant(told);
    if (found.id === null) return [];
    return [{ id: found.id, name: found.name ?? inn, inn: found.inn ?? inn, kpp: found.kpp, relation: 'connected' }];
  });
}
