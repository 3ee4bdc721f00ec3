import { type Choices, plainWords } from '../../../kernel/exchange/exchange.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Counterparty } from '../counterparty.ts';

/** What stands in a file for each value; the first is what an export writes. */
type Written<Value extends string> = Readonly<Record<Value, readonly string[]>>;

const kinds: Written<Counterparty['kind']> = {
  legal_entity: ['Юридическое лицо', 'юрлицо', 'организация', 'компания', 'ООО', 'АО', 'legal entity', 'company'],
  entrepreneur: ['ИП', 'индивидуальный предприниматель', 'предприниматель', 'entrepreneur'],
  individual: ['Физическое лицо', 'физлицо', 'самозанятый', 'individual', 'person'],
  foreign: ['Иностранная организация', 'иностранная компания', 'нерезидент', 'foreign', 'foreign company'],
};

const roles: Written<Counterparty['roles'][number]> = {
  supplier: ['Поставщик', 'продавец', 'supplier', 'vendor'],
  customer: ['Покупатель', 'клиент', 'заказчик', 'customer', 'client'],
  carrier: ['Перевозчик', 'carrier'],
  our_company: ['Наша компания', 'наша организация', 'our company'],
};

const regimes: Written<NonNullable<Counterparty['taxRegime']>> = {
  osno: ['ОСНО', 'общая', 'ОСН', 'general'],
  usn_no_vat: ['УСН без НДС', 'УСН', 'упрощённая', 'simplified'],
  usn_5: ['УСН с НДС 5%', 'УСН 5%'],
  usn_7: ['УСН с НДС 7%', 'УСН 7%'],
  other: ['Другая', 'иная', 'other'],
};

const meaningsOf = (written: Written<string>): Choices['meanings'] =>
  Object.fromEntries(
    Object.entries(written).flatMap(([value, all]) => [value, ...all].map((word) => [plainWords(word), value])),
  );

export const kindChoices: Choices = {
  meanings: meaningsOf(kinds),
  expected: words(
    '"legal entity", "entrepreneur", "individual" or "foreign"',
    '«юридическое лицо», «ИП», «физическое лицо» или «иностранная организация»',
  ),
};

export const roleChoices: Choices = {
  meanings: meaningsOf(roles),
  expected: words(
    '"supplier", "customer", "carrier" or "our company", parted by a semicolon',
    '«поставщик», «покупатель», «перевозчик» или «наша компания», через точку с запятой',
  ),
};

export const regimeChoices: Choices = {
  meanings: meaningsOf(regimes),
  expected: words(
    '"ОСНО", "УСН без НДС", "УСН 5%", "УСН 7%" or "other"',
    '«ОСНО», «УСН без НДС», «УСН 5%», «УСН 7%» или «другая»',
  ),
};

export const kindWord = (kind: Counterparty['kind']) => kinds[kind][0] as string;
export const roleWord = (role: Counterparty['roles'][number]) => roles[role][0] as string;
export const regimeWord = (regime: NonNullable<Counterparty['taxRegime']>) => regimes[regime][0] as string;
