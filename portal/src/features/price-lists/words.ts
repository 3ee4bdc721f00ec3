import { priceListFlow } from '../../../../nouns/price-list.ts';
import { type Words, words } from '../../kit/say.ts';

export const vatModes = {
  included: words('VAT included', 'Цены с НДС'),
  excluded: words('Without VAT', 'Цены без НДС'),
  none: words('No VAT', 'НДС не облагается'),
};

export const versionSources = {
  manual: words('by hand', 'вручную'),
  api: words('API', 'API'),
  duplicate: words('copy', 'копия'),
  import: words('file', 'файл'),
  system: words('system', 'система'),
};

const fields: Readonly<Record<string, Words>> = {
  price: words('Price', 'Цена'),
  minQuantity: words('From quantity', 'От количества'),
  batchSize: words('Batch', 'Кратность'),
  deliveryDays: words('Lead time, days', 'Срок, дней'),
  validFrom: words('Valid from', 'Действует с'),
  validTo: words('Valid to', 'Действует до'),
  supplierSku: words('Supplier’s article', 'Артикул поставщика'),
  supplierName: words('Supplier’s name', 'Название поставщика'),
  vatRate: words('VAT rate', 'Ставка НДС'),
  discountPercent: words('Discount, %', 'Скидка, %'),
  isFree: words('Free', 'Бесплатно'),
  note: words('Note', 'Примечание'),
  status: words('Status', 'Статус'),
  currency: words('Currency', 'Валюта'),
  vatMode: words('VAT', 'НДС'),
  counterpartyId: words('Counterparty', 'Контрагент'),
  name: words('Name', 'Название'),
  isDefault: words('Default', 'По умолчанию'),
  comment: words('Comment', 'Комментарий'),
};

export const fieldName = (field: string): Words => fields[field] ?? words(field, field);

const values: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  vatMode: vatModes,
  status: priceListFlow.statuses,
};

/** A value of a field as people call it; most are themselves. */
export const valueName = (field: string, value: string): Words => values[field]?.[value] ?? words(value, value);
