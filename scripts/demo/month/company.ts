import type { Named } from './cast.ts';

export interface Goods {
  /** Its article. */
  sku: string;
  name: string;
  uom: string;
  /** What the company expects to pay for one, VAT included. */
  planned: string;
}

export interface Department {
  /** What requests for it are told apart by. */
  mark: string;
  name: string;
  head: Named;
  /** Who writes its requisitions, and who buys for them. */
  asks: readonly Named[];
  buyer: Named;
  category: string;
  goods: readonly Goods[];
  budget: { code: string; amount: string; overrunPolicy: 'warn' | 'stop' | 'approve' };
  /** Who is asked for prices, the usual one first. */
  suppliers: readonly SupplierName[];
}

/** Suppliers of what a company needs itself, made up whole. */
export const suppliers = {
  packing: { shortName: 'ООО «Тара и упаковка»', inn: '7708010016', person: 'Лариса Котова' },
  stationery: { shortName: 'АО «Канцторг»', inn: '7715020030', person: 'Борис Ильин' },
  equipment: { shortName: 'ООО «Сервер-Комплект»', inn: '7812030040', person: 'Тимур Галеев' },
  laboratory: { shortName: 'ООО «ЛабСнаб»', inn: '5009010073', person: 'Нина Шубина' },
  wholesale: { shortName: 'ООО «Опт-Партнёр»', inn: '7734050093', person: 'Андрей Лосев' },
  market: { shortName: 'ООО «Деловой рынок»', inn: '7721060111', person: 'Жанна Минаева' },
} as const;

export type SupplierName = keyof typeof suppliers;

export const warehouse = { code: 'ХОЗ', name: 'Хозяйственный склад', address: 'Москва, ул. Складская, 1, стр. 2' };

export const departments: readonly Department[] = [
  {
    mark: 'stores',
    name: 'Склад',
    head: 'stores-head',
    asks: ['packer', 'dispatcher'],
    buyer: 'buyer',
    category: 'Упаковка',
    goods: [
      { sku: 'УП-001', name: 'Короб картонный 600×400×400', uom: '796', planned: '96' },
      { sku: 'УП-002', name: 'Стрейч-плёнка 500 мм, 20 мкм', uom: '736', planned: '640' },
      { sku: 'УП-003', name: 'Термоконтейнер 24 л', uom: '796', planned: '5400' },
      { sku: 'УП-004', name: 'Клейкая лента 48 мм × 66 м', uom: '796', planned: '84' },
    ],
    budget: { code: 'СКЛАД', amount: '900000', overrunPolicy: 'approve' },
    suppliers: ['packing', 'wholesale', 'market'],
  },
  {
    mark: 'office',
    name: 'Офис',
    head: 'office-head',
    asks: ['secretary'],
    buyer: 'buyer-2',
    category: 'Канцелярия и мебель',
    goods: [
      { sku: 'ОФ-001', name: 'Бумага А4, 500 листов', uom: '778', planned: '360' },
      { sku: 'ОФ-002', name: 'Картридж для печати', uom: '796', planned: '4300' },
      { sku: 'ОФ-003', name: 'Кресло рабочее', uom: '796', planned: '11900' },
      { sku: 'ОФ-004', name: 'Вода питьевая, 19 л', uom: '796', planned: '310' },
    ],
    budget: { code: 'ОФИС', amount: '260000', overrunPolicy: 'warn' },
    suppliers: ['stationery', 'market', 'wholesale'],
  },
  {
    mark: 'it',
    name: 'ИТ',
    head: 'it-head',
    asks: ['engineer'],
    buyer: 'buyer-3',
    category: 'Оборудование',
    goods: [
      { sku: 'ИТ-001', name: 'Ноутбук 15", 16 ГБ', uom: '796', planned: '86000' },
      { sku: 'ИТ-002', name: 'Сканер штрихкодов', uom: '796', planned: '18500' },
      { sku: 'ИТ-003', name: 'Принтер этикеток', uom: '796', planned: '32400' },
      { sku: 'ИТ-004', name: 'Патч-корд, 3 м', uom: '796', planned: '340' },
    ],
    budget: { code: 'ИТ', amount: '2500000', overrunPolicy: 'approve' },
    suppliers: ['equipment', 'wholesale', 'market'],
  },
  {
    mark: 'laboratory',
    name: 'Лаборатория',
    head: 'laboratory-head',
    asks: ['chemist', 'assistant'],
    buyer: 'buyer',
    category: 'Лабораторные расходники',
    goods: [
      { sku: 'ЛБ-001', name: 'Перчатки нитриловые, 100 шт.', uom: '778', planned: '690' },
      { sku: 'ЛБ-002', name: 'Пробирки 15 мл, 500 шт.', uom: '778', planned: '4150' },
      { sku: 'ЛБ-003', name: 'Набор реагентов для ВЭЖХ', uom: '839', planned: '15600' },
      { sku: 'ЛБ-004', name: 'Анализатор влажности', uom: '796', planned: '780000' },
    ],
    budget: { code: 'ЛАБ', amount: '600000', overrunPolicy: 'stop' },
    suppliers: ['laboratory', 'wholesale', 'market'],
  },
];

/** From this amount on, in roubles, the financial director approves too. */
export const large = '150000';

export const vatRate = '22';
