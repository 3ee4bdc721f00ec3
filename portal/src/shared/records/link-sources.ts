import { words } from '../../kit/say.ts';

/** Where it is known from that a supplier sells an item, or items of a category. */
export const linkSources = {
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
