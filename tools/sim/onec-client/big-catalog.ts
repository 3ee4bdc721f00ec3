import type { Enterprise, Offer, Product } from './make-files.ts';

/** Identifiers as 1C makes them, the same on every run. */
export const uid = (kind: number, n: number) =>
  `${kind.toString(16).padStart(8, '0')}-55bc-11d9-848a-${n.toString(16).padStart(12, '0')}`;

const words = ['Болт', 'Гайка', 'Шайба', 'Кабель', 'Труба', 'Цемент', 'Краска', 'Доска', 'Профиль', 'Анкер'];

/** An enterprise of so many products, each with one offer, in groups three deep. */
export function bigEnterprise(products: number): Enterprise {
  const groups = Array.from({ length: 10 }, (_, a) => ({
    id: uid(1, a),
    name: `Раздел ${a + 1}`,
    groups: Array.from({ length: 5 }, (__, b) => ({
      id: uid(2, a * 5 + b),
      name: `Группа ${a + 1}.${b + 1}`,
      groups: [{ id: uid(3, a * 5 + b), name: `Подгруппа ${a + 1}.${b + 1}` }],
    })),
  }));
  return {
    groups,
    properties: [],
    products: Array.from({ length: products }, (_, n) => productOf(n)),
    priceTypes: [{ id: uid(5, 1), name: 'Закупочная', currency: 'руб.' }],
    stores: [{ id: uid(6, 1), name: 'Основной склад' }],
    offers: Array.from({ length: products }, (_, n) => offerOf(n)),
  };
}

const productOf = (n: number): Product => ({
  id: uid(4, n),
  sku: `АРТ-${String(n).padStart(6, '0')}`,
  name: `${words[n % words.length]} М${(n % 40) + 4}×${(n % 97) + 10} исполнение ${n}`,
  unit: { code: '796', name: 'шт' },
  groupId: uid(3, n % 50),
  vat: '20',
});

const offerOf = (n: number): Offer => ({
  id: uid(4, n),
  name: `${words[n % words.length]} ${n}`,
  prices: [{ typeId: uid(5, 1), price: ((n % 9_000) + 10.5).toFixed(2) }],
  quantity: String(n % 500),
  stores: [{ id: uid(6, 1), quantity: String(n % 500) }],
});
