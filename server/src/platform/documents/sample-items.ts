import type { VatRate } from '../../kernel/values/vat.ts';

export interface SampleItem {
  name: string;
  sku: string;
  quantity: string;
  uom: string;
  unitPrice: string;
  vatRate: VatRate;
  groupKey: string;
  groupLabel: string;
}

const mixes = { groupKey: 'mixes', groupLabel: 'Сухие смеси и вяжущие' };
const walls = { groupKey: 'walls', groupLabel: 'Стеновые материалы' };
const works = { groupKey: 'works', groupLabel: 'Доставка и работы' };

export const sampleItems: readonly SampleItem[] = [
  {
    ...{ name: 'Цемент ЦЕМ I 42,5Н (М500), мешок 50 кг', sku: 'CEM-500', quantity: '120', uom: '796' },
    ...{ unitPrice: '540.50', vatRate: '22', ...mixes },
  },
  {
    ...{ name: 'Штукатурка гипсовая «Старт», мешок 30 кг', sku: 'PLS-30', quantity: '80', uom: '796' },
    ...{ unitPrice: '412', vatRate: '22', ...mixes },
  },
  {
    ...{ name: 'Газобетонный блок D500, 600 × 300 × 200 мм, класс B3,5, морозостойкость F100', sku: 'GB-500' },
    ...{ quantity: '14.4', uom: '113', unitPrice: '6890', vatRate: '22', ...walls },
  },
  {
    ...{ name: 'Клей для блоков зимний, мешок 25 кг', sku: 'KL-25', quantity: '36', uom: '796' },
    ...{ unitPrice: '389.90', vatRate: '22', ...walls },
  },
  {
    ...{ name: 'Доставка манипулятором до объекта с разгрузкой', sku: 'DEL-1', quantity: '3', uom: '642' },
    ...{ unitPrice: '8500', vatRate: '10', ...works },
  },
];
