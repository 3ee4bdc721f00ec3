import type { CounterpartyRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { type Namesake, plainName } from '../../counterparties/namesakes.ts';

/** The counterparty that is meant, null for a new one, or why a person has to say. */
type Meant = { id: string | null } | { unsure: Words };

/** Branches share an INN: another KPP is another counterparty, a missing one may be either. */
export function meantBy({ name, inn, kpp: given }: CounterpartyRecord, alike: readonly Namesake[]): Meant {
  const kpp = given ?? null;
  const ofInn = inn === undefined ? [] : alike.filter((one) => one.inn === inn);
  const same = ofInn.find((one) => one.kpp === kpp);
  if (same) return { id: same.id };
  if (ofInn.some((one) => one.kpp === null || kpp === null)) return { unsure: otherKpp };
  if (ofInn.length > 0) return { id: null };
  const ofName = alike.filter((one) => one.plainName === plainName(name));
  // Of the same name with numbers of their own on both sides they are two.
  if (ofName.some((one) => one.inn === null || inn === undefined)) return { unsure: sameName };
  return { id: null };
}

const otherKpp = words(
  'There is a counterparty with this INN, but only one side gives the KPP: complete it, and the next exchange joins them.',
  'Контрагент с таким ИНН есть, но КПП указан только с одной стороны: дополните его, и следующий обмен их свяжет.',
);

const sameName = words(
  'There is a counterparty with this name, but the INN is missing on one side: complete it, and the next exchange joins them.',
  'Контрагент с таким названием есть, но ИНН указан не с обеих сторон: дополните его, и следующий обмен их свяжет.',
);
