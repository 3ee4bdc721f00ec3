import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { listCounterparties } from '../counterparties/operations/list-counterparties.ts';

/** Branches share an INN: where the event has a KPP it decides, otherwise there may be one alone. */
export async function partyOfInn(ctx: WriteContext, inn: unknown, kpp: unknown): Promise<string | null> {
  if (typeof inn !== 'string') return null;
  const page = await ctx.ask(listCounterparties, {
    'inn[eq]': inn,
    ...(typeof kpp === 'string' && { 'kpp[eq]': kpp }),
    limit: 2,
  });
  const found = page.items as Counterparty[];
  if (found.length > 1) throw severalParties();
  return found[0]?.id ?? null;
}

const severalParties = () =>
  brokenRule(
    'counterparty_ambiguous',
    words(
      'Several counterparties have this INN. Map the KPP too, or link one of them.',
      'Этот ИНН у нескольких контрагентов. Сопоставьте и КПП или свяжите одного из них.',
    ),
  );
