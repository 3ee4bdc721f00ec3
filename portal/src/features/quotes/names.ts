import { words } from '../../kit/say.ts';

export const vatModes = {
  included: words('VAT is in prices', 'НДС в цене'),
  excluded: words('VAT comes on top', 'НДС сверху'),
  none: words('Without VAT', 'Без НДС'),
};

/** Fields of terms and lines, as a version names what it changed. */
export const fieldNames: Readonly<Record<string, ReturnType<typeof words>>> = {
  line: words('position', 'позиция'),
  currency: words('currency', 'валюта'),
  vatMode: words('VAT', 'НДС'),
  documentDate: words('date', 'дата'),
  validUntil: words('prices hold until', 'цены действуют до'),
  deliveryDays: words('delivery, days', 'срок поставки, дн.'),
  deliveryDate: words('delivered by', 'дата поставки'),
  deliveryTerms: words('delivery terms', 'условия доставки'),
  paymentTerms: words('payment terms', 'условия оплаты'),
  prepaymentPercent: words('prepayment, %', 'предоплата, %'),
  extraCosts: words('extra costs', 'доп. расходы'),
  supplierComment: words('comment', 'комментарий'),
  statedTotal: words('total', 'общая сумма'),
  quoted: words('is offered', 'предложено'),
  unavailableReason: words('why not offered', 'почему нет'),
  price: words('price', 'цена'),
  isFree: words('free of charge', 'бесплатно'),
  priceTiers: words('prices by quantity', 'цены по количеству'),
  quantityOffered: words('available', 'в наличии'),
  uom: words('unit', 'единица'),
  factorToBase: words('unit factor', 'пересчёт единицы'),
  moq: words('least quantity', 'минимальное количество'),
  packQuantity: words('sold by', 'кратность'),
  vatRate: words('VAT rate', 'ставка НДС'),
  discountPercent: words('discount, %', 'скидка, %'),
  analog: words('analog', 'аналог'),
  supplierSku: words('article', 'артикул'),
  countryOfOrigin: words('country', 'страна'),
  comment: words('comment', 'комментарий'),
};
