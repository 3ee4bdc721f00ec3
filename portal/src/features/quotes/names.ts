import { words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import type { QuoteRow } from './queries.ts';

export const quoteStatuses: Readonly<Record<QuoteRow['status'], { label: ReturnType<typeof words>; tone: Tone }>> = {
  draft: { label: words('Draft', 'Черновик'), tone: 'neutral' },
  submitted: { label: words('Received', 'Получено'), tone: 'accent' },
  partially_accepted: { label: words('Partly accepted', 'Принято частично'), tone: 'warning' },
  accepted: { label: words('Accepted', 'Принято'), tone: 'good' },
  rejected: { label: words('Rejected', 'Отклонено'), tone: 'bad' },
  withdrawn: { label: words('Withdrawn', 'Отозвано'), tone: 'neutral' },
  expired: { label: words('Expired', 'Срок цен истёк'), tone: 'warning' },
};

export const sources: Readonly<Record<QuoteRow['source'], ReturnType<typeof words>>> = {
  supplier_link: words('By the link', 'По ссылке'),
  manual: words('Entered by hand', 'Внесено вручную'),
  import: words('From a file', 'Из файла'),
  mail: words('From a letter', 'Из письма'),
  api: words('By the API', 'По API'),
};

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
