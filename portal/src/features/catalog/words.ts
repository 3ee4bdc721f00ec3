import { words } from '../../kit/say.ts';

export const priceSources = {
  manual: words('Entered by hand', 'Указана вручную'),
  manual_pinned: words('Pinned', 'Закреплена'),
  price_list: words('Price list', 'Прайс-лист'),
  quote: words('Quote', 'Предложение'),
  accepted_quote: words('Chosen quote', 'Выбранное предложение'),
  invoice: words('Invoice', 'Счёт'),
  receipt: words('Receipt', 'Поступление'),
  import: words('File', 'Файл'),
  integration: words('Integration', 'Интеграция'),
};

export const movementTypes = {
  initial: words('Opening stock', 'Начальный остаток'),
  receipt: words('Receipt', 'Поступление'),
  issue: words('Issue', 'Выдача'),
  transfer_out: words('Transfer out', 'Перемещение: ушло'),
  transfer_in: words('Transfer in', 'Перемещение: пришло'),
  adjustment: words('Adjustment', 'Корректировка'),
  return_to_supplier: words('Return to supplier', 'Возврат поставщику'),
  reversal: words('Reversal', 'Сторно'),
};

export const reasons = {
  inventory: words('Stock-taking', 'Инвентаризация'),
  damage: words('Damage', 'Порча'),
  loss: words('Loss', 'Недостача'),
  found: words('Found', 'Излишек'),
  correction: words('Correction of a mistake', 'Исправление ошибки'),
  other: words('Other', 'Другое'),
};

export const matches = {
  sku: words('same article', 'тот же артикул'),
  manufacturerSku: words('same article of the maker', 'тот же артикул производителя'),
  barcode: words('same barcode', 'тот же штрихкод'),
  name: words('name much alike', 'похожее название'),
};
