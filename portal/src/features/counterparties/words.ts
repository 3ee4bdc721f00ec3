import { words } from '../../kit/say.ts';

export const kinds = {
  legal_entity: words('Legal entity', 'Юридическое лицо'),
  entrepreneur: words('Entrepreneur', 'Предприниматель'),
  individual: words('Person', 'Физическое лицо'),
  foreign: words('Foreign company', 'Иностранная компания'),
};

export const roles = {
  supplier: words('Supplier', 'Поставщик'),
  customer: words('Customer', 'Клиент'),
  carrier: words('Carrier', 'Перевозчик'),
  our_company: words('Our company', 'Наша компания'),
};

export const statuses = {
  active: words('Active', 'Действует'),
  blocked: words('Blocked', 'Заблокирован'),
  archived: words('Archived', 'В архиве'),
};

export const tones = { active: 'good', blocked: 'bad', archived: 'neutral' } as const;

export const taxRegimes = {
  osno: words('General, with VAT', 'ОСНО, с НДС'),
  usn_no_vat: words('Simplified, no VAT', 'УСН без НДС'),
  usn_5: words('Simplified, VAT 5%', 'УСН с НДС 5 %'),
  usn_7: words('Simplified, VAT 7%', 'УСН с НДС 7 %'),
  other: words('Other', 'Другой'),
};

export const standings = {
  ok: words('May be asked and ordered from', 'Можно запрашивать и заказывать'),
  warn: words('With a warning', 'С предупреждением'),
  prevent_rfq: words('Not asked for prices', 'Не запрашивать цены'),
  prevent_all: words('Nothing is bought', 'Ничего не закупать'),
};

export const sources = {
  manual: words('by hand', 'вручную'),
  auto: words('by linked items', 'по связанным позициям'),
  price_list: words('price list', 'прайс-лист'),
  quote: words('quote', 'предложение'),
  accepted_quote: words('chosen quote', 'выбранное предложение'),
  invoice: words('invoice', 'счёт'),
  receipt: words('receipt', 'поступление'),
  import: words('file', 'файл'),
  integration: words('integration', 'интеграция'),
};

export const partyStates = {
  active: words('active', 'действует'),
  liquidating: words('in liquidation', 'ликвидируется'),
  liquidated: words('liquidated', 'ликвидирована'),
  bankrupt: words('bankrupt', 'банкрот'),
  reorganizing: words('in reorganization', 'реорганизуется'),
  unknown: words('state unknown', 'состояние неизвестно'),
};
