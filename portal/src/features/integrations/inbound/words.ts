import { type Words, words } from '../../../kit/say.ts';
import type { Tone } from '../../../kit/status.tsx';
import type { Receipt } from './queries.ts';

export const receiptStatuses: Record<Receipt['status'], { name: Words; tone: Tone }> = {
  received: { name: words('Received', 'Принято'), tone: 'accent' },
  retrying: { name: words('Retrying', 'Повторяется'), tone: 'warning' },
  applied: { name: words('Applied', 'Применено'), tone: 'good' },
  skipped_stale: { name: words('Out of date', 'Устарело'), tone: 'neutral' },
  unmatched: { name: words('No mapping', 'Нет сопоставления'), tone: 'warning' },
  failed: { name: words('Not applied', 'Не применено'), tone: 'bad' },
};

export const results: Readonly<Record<string, Words>> = {
  recorded: words('stored, nothing written', 'сохранено без изменений'),
  created: words('created', 'создано'),
  updated: words('changed', 'изменено'),
  unchanged: words('unchanged', 'без изменений'),
  skipped_stale: words('out of date', 'версия устарела'),
};

interface OperationWords {
  name: Words;
  /** Fields it may fill; the server takes custom ones by `custom.key` too. */
  targets: readonly string[];
  /** Fields a record is known by. */
  matchBy: readonly string[];
}

const bank = ['bankName', 'bik', 'checkingAccount', 'correspondentAccount'];

/** What an event may do, by the name the server gives it. */
export const operations: Readonly<Record<string, OperationWords>> = {
  'catalog_item.upsert': {
    name: words('Create or change a catalog item', 'Создать или изменить позицию каталога'),
    targets: ['sku', 'name', 'brand', 'type', 'unit', 'category'],
    matchBy: ['sku'],
  },
  'counterparty.upsert': {
    name: words('Create or change a counterparty', 'Создать или изменить контрагента'),
    targets: [
      ...['name', 'fullName', 'kind', 'role', 'inn', 'kpp', 'ogrn', 'okpo', 'taxId', 'taxRegime', 'legalAddress'],
      ...['actualAddress', 'postalAddress', 'email', 'phone', 'website', ...bank],
    ],
    matchBy: ['inn'],
  },
  'procurement.status': {
    name: words('Change the status of a requisition', 'Сменить статус заявки'),
    targets: ['id', 'status', 'reason', 'comment'],
    matchBy: [],
  },
  'price.upsert': {
    name: words('Write a price of a price list', 'Записать цену в прайс-лист'),
    targets: [
      ...['priceList', 'sku', 'unit', 'price', 'minQuantity', 'batchSize', 'deliveryDays', 'validFrom', 'validTo'],
      ...['vatRate', 'discountPercent', 'supplierSku', 'supplierName', 'note'],
    ],
    matchBy: ['sku'],
  },
  'stock.set': {
    name: words('Set the stock of a catalog item', 'Установить остаток позиции'),
    targets: ['sku', 'warehouse', 'quantity', 'comment'],
    matchBy: ['sku'],
  },
  'invoice.upsert': {
    name: words('Enter or change an incoming invoice', 'Внести или изменить входящий счёт'),
    targets: [
      ...['number', 'date', 'dueDate', 'supplyDate', 'currency', 'vatMode', 'purpose', 'comment'],
      ...['totalNet', 'totalVat', 'totalGross', 'supplierInn', 'supplierKpp', 'procurement'],
      ...['name', 'quantity', 'price', 'discountPercent', 'vatRate', 'sku', 'unit'].map((name) => `lines[].${name}`),
    ],
    matchBy: ['number'],
  },
  'event.record': { name: words('Keep the event', 'Только сохранить событие'), targets: [], matchBy: [] },
};

export const conversions = {
  trim: words('without spaces around', 'без пробелов по краям'),
  decimal: words('number', 'число'),
  date: words('date', 'дата'),
  upper: words('capitals', 'заглавными'),
  lower: words('small letters', 'строчными'),
  boolean: words('yes or no', 'да или нет'),
};

export type Conversion = keyof typeof conversions;
