import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type Words, words } from '../../kit/say.ts';
import type { Kind } from './is-kind.ts';

export type ImportMode = 'append' | 'upsert' | 'replace';

/** A noun whose records come in files. */
interface Noun {
  name: Words;
  /** Where one comes from and goes back to, below the portal. */
  page(place: Place): string;
  pageName: Words;
  permission: Permission;
  /** The first is what an import does unless another is chosen. */
  modes: readonly ImportMode[];
  /** Rows may be read from the words of a letter. */
  fromLetter?: true;
  /** Rows are prices of one supplier. */
  ofSupplier?: true;
  /** Belongs to a requisition. */
  ofRequisition?: true;
  /** Belongs to a price list. */
  ofPriceList?: true;
  /** Belongs to a stock count. */
  ofCount?: true;
  /** Categories that are not there may be created. */
  makesCategories?: true;
}

const requisitionPage = ({ requisition }: Place) => `requisitions/${requisition}`;

const ofRequisition = {
  page: requisitionPage,
  pageName: words('Requisition', 'Заявка'),
  permission: 'purchase_requisitions.import',
  ofRequisition: true,
} as const;

export const nouns = {
  catalog: {
    name: words('Catalog items', 'Позиции каталога'),
    page: () => 'catalog',
    pageName: words('Catalog', 'Каталог'),
    permission: 'catalog.import',
    modes: ['upsert', 'append'],
    makesCategories: true,
  },
  counterparties: {
    name: words('Counterparties', 'Контрагенты'),
    page: () => 'counterparties',
    pageName: words('Counterparties', 'Контрагенты'),
    permission: 'counterparties.update',
    modes: ['upsert', 'append'],
  },
  warehouses: {
    name: words('Warehouses', 'Склады'),
    page: () => 'warehouses',
    pageName: words('Warehouses', 'Склады'),
    permission: 'warehouses.update',
    modes: ['upsert', 'append'],
  },
  price_list: {
    name: words('Prices of the list', 'Цены прайс-листа'),
    page: ({ priceList }) => `price-lists/${priceList}`,
    pageName: words('Price list', 'Прайс-лист'),
    permission: 'price_lists.update',
    modes: ['upsert', 'append', 'replace'],
    ofPriceList: true,
  },
  pr_items: {
    ...ofRequisition,
    name: words('Requisition lines', 'Строки заявки'),
    modes: ['upsert', 'append', 'replace'],
    fromLetter: true,
  },
  construction_request: {
    ...ofRequisition,
    name: words('Construction request', 'Строительная заявка'),
    modes: ['upsert', 'append', 'replace'],
  },
  pr_supplier_prices: {
    ...ofRequisition,
    name: words('Supplier prices', 'Цены поставщика'),
    modes: ['upsert'],
    fromLetter: true,
    ofSupplier: true,
  },
  stock_count: {
    name: words('What was counted', 'Результаты подсчёта'),
    page: ({ count }) => `stock-counts/${count}`,
    pageName: words('Stock count', 'Инвентаризация'),
    permission: 'stock.count',
    modes: ['upsert'],
    ofCount: true,
  },
  reorder_points: {
    name: words('Reorder points', 'Точки заказа'),
    page: () => 'reorder-points',
    pageName: words('Reorder points', 'Точки заказа'),
    permission: 'purchase_requisitions.create',
    modes: ['upsert', 'append'],
  },
} as const satisfies Record<Kind, Noun>;

/** What is imported, and the record that its rows belong to. */
export interface Place {
  kind: Kind;
  requisition?: string;
  priceList?: string;
  count?: string;
  supplier?: string;
}

/** The place alone, of all that an address says. */
export const placeIn = ({ kind, requisition, priceList, count, supplier }: Place): Place => ({
  kind,
  ...(requisition && { requisition }),
  ...(priceList && { priceList }),
  ...(count && { count }),
  ...(supplier && { supplier }),
});

export const nounOf = ({ kind }: Place): Noun => nouns[kind];

export const modeNames: Record<ImportMode, Words> = {
  upsert: words('Add new ones and change those found', 'Добавить новые и обновить найденные'),
  append: words('Only add new ones', 'Только добавить новые'),
  replace: words('Replace all by what the file holds', 'Заменить всё содержимым файла'),
};
