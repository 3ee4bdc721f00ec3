import { words } from '../../kit/say.ts';

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
