import { words } from '../../../kernel/problems/errors.ts';

/** Its names, its article, its unit and what it is planned to cost. */
type Good = readonly [ru: string, en: string, sku: string, uom: string, price: string];

/** What a workshop buys: a category, then its items. */
export const goods = [
  {
    name: words('Fasteners', 'Крепёж'),
    items: [
      ['Болт М8×40 оцинкованный', 'Bolt M8×40, zinc', 'ПР-101', '796', '9.50'],
      ['Болт М10×60 оцинкованный', 'Bolt M10×60, zinc', 'ПР-102', '796', '16.80'],
      ['Гайка М8', 'Nut M8', 'ПР-103', '796', '3.20'],
      ['Гайка М10', 'Nut M10', 'ПР-104', '796', '5.40'],
      ['Шайба плоская 8 мм', 'Flat washer 8 mm', 'ПР-105', '796', '1.90'],
      ['Саморез 4,2×25', 'Screw 4.2×25', 'ПР-106', '796', '1.40'],
      ['Анкер 12×100', 'Anchor 12×100', 'ПР-107', '796', '38.00'],
    ],
  },
  {
    name: words('Metal', 'Металлопрокат'),
    items: [
      ['Лист стальной 3 мм, Ст3', 'Steel sheet 3 mm', 'ПР-201', '166', '78.00'],
      ['Труба профильная 40×20×2', 'Profile tube 40×20×2', 'ПР-202', '006', '142.00'],
      ['Труба профильная 60×40×3', 'Profile tube 60×40×3', 'ПР-203', '006', '318.00'],
      ['Уголок 50×50×5', 'Angle 50×50×5', 'ПР-204', '006', '265.00'],
      ['Швеллер 10П', 'Channel 10P', 'ПР-205', '006', '640.00'],
      ['Полоса 40×4', 'Flat bar 40×4', 'ПР-206', '006', '98.00'],
      ['Круг 16 мм', 'Round bar 16 mm', 'ПР-207', '006', '121.00'],
    ],
  },
  {
    name: words('Electrical', 'Электротехника'),
    items: [
      ['Кабель ВВГнг(А)-LS 3×2,5', 'Cable 3×2.5', 'ПР-301', '006', '92.00'],
      ['Кабель ВВГнг(А)-LS 5×6', 'Cable 5×6', 'ПР-302', '006', '384.00'],
      ['Автомат С16 1П', 'Circuit breaker C16', 'ПР-303', '796', '215.00'],
      ['Автомат С25 3П', 'Circuit breaker C25, 3 poles', 'ПР-304', '796', '890.00'],
      ['Светильник светодиодный 36 Вт', 'LED lamp 36 W', 'ПР-305', '796', '1240.00'],
      ['Розетка накладная IP54', 'Socket IP54', 'ПР-306', '796', '310.00'],
      ['Кабель-канал 40×25', 'Cable duct 40×25', 'ПР-307', '006', '96.00'],
    ],
  },
  {
    name: words('Paint and sealants', 'Краски и герметики'),
    items: [
      ['Эмаль ПФ-115 серая', 'Enamel, grey', 'ПР-401', '166', '236.00'],
      ['Грунтовка ГФ-021', 'Primer', 'ПР-402', '166', '178.00'],
      ['Растворитель 646', 'Thinner 646', 'ПР-403', '112', '145.00'],
      ['Герметик силиконовый 280 мл', 'Silicone sealant 280 ml', 'ПР-404', '796', '320.00'],
      ['Пена монтажная 750 мл', 'Mounting foam 750 ml', 'ПР-405', '796', '540.00'],
      ['Валик 180 мм', 'Paint roller 180 mm', 'ПР-406', '796', '265.00'],
    ],
  },
  {
    name: words('Safety', 'Охрана труда'),
    items: [
      ['Перчатки с латексным покрытием', 'Gloves, latex coating', 'ПР-501', '715', '68.00'],
      ['Каска защитная', 'Safety helmet', 'ПР-502', '796', '410.00'],
      ['Очки защитные', 'Safety glasses', 'ПР-503', '796', '190.00'],
      ['Респиратор FFP2', 'Respirator FFP2', 'ПР-504', '796', '95.00'],
      ['Ботинки рабочие', 'Work boots', 'ПР-505', '715', '3450.00'],
      ['Жилет сигнальный', 'Signal vest', 'ПР-506', '796', '280.00'],
      ['Наушники противошумные', 'Ear defenders', 'ПР-507', '796', '760.00'],
    ],
  },
  {
    name: words('Consumables', 'Расходные материалы'),
    items: [
      ['Диск отрезной 125×1,0', 'Cutting disc 125×1.0', 'ПР-601', '796', '48.00'],
      ['Электроды 3 мм', 'Electrodes 3 mm', 'ПР-602', '166', '265.00'],
      ['Проволока сварочная 0,8', 'Welding wire 0.8', 'ПР-603', '166', '320.00'],
      ['Сверло по металлу 8 мм', 'Metal drill 8 mm', 'ПР-604', '796', '165.00'],
      ['Ветошь обтирочная', 'Wiping rags', 'ПР-605', '166', '85.00'],
      ['Смазка литиевая', 'Lithium grease', 'ПР-606', '166', '410.00'],
    ],
  },
] as const satisfies ReadonlyArray<{ name: ReturnType<typeof words>; items: readonly Good[] }>;

export type Article = (typeof goods)[number]['items'][number][2];

const prices: ReadonlyMap<string, string> = new Map(
  goods.flatMap(({ items }) => items.map(([, , sku, , price]) => [sku, price] as const)),
);

export const priceOf = (article: Article) => prices.get(article) as string;
