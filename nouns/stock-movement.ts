import { choice, currency, decimal, id, instant, integer, longText, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

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

export const adjustmentReasons = {
  inventory: words('Stock-taking', 'Инвентаризация'),
  damage: words('Damage', 'Порча'),
  loss: words('Loss', 'Недостача'),
  found: words('Found', 'Излишек'),
  correction: words('Correction of a mistake', 'Исправление ошибки'),
  other: words('Other', 'Другое'),
};

export type AdjustmentReason = keyof typeof adjustmentReasons;

/** One change of what lies in a warehouse. It is never changed itself: what was wrong is reversed. */
export const stockMovement = noun({
  type: 'stock',
  words: words('Stock movement', 'Движение товара'),
  table: 'stock_movements',
  alias: 'movement',
  audience: 'business',
  displayName: 'type',
  facts: ['movement_created'],
  fields: {
    id: id().filterable(),
    catalogItemId: id('Catalog item', 'Позиция каталога').filterable(),
    warehouseId: id('Warehouse', 'Склад').filterable(),
    seq: integer('Number in the record of its warehouse and item', 'Номер в учёте склада и позиции', {
      minimum: 1,
    })
      .filterable()
      .sortable(),
    type: choice(movementTypes, 'Type', 'Тип').filterable(),
    quantity: decimal(
      'Quantity in the base unit; negative when it leaves',
      'Количество в базовой единице; при расходе отрицательное',
    ).example('4'),
    unitCost: price(
      'Cost of a unit: what it came in at, or the average it left at',
      'Себестоимость единицы: по которой поступила или средняя при расходе',
    )
      .nullable()
      .seenWith('catalog.cost_read'),
    currency: currency('Currency of the cost', 'Валюта себестоимости').nullable(),
    reason: choice(adjustmentReasons, 'Reason', 'Причина').nullable().filterable(),
    comment: longText(5_000, 'Comment', 'Комментарий').nullable(),
    issuedTo: text(200, 'Issued to', 'Кому выдано').nullable().example('Цех № 1'),
    sourceEntityType: text(100, 'Kind of the record it came from', 'Вид записи-основания').nullable(),
    sourceEntityId: id(
      'Record it came from; both sides of a transfer share it',
      'Запись-основание; общая у обеих сторон перемещения',
    )
      .nullable()
      .filterable(),
    occurredAt: instant('Happened', 'Когда произошло').filterable().sortable(),
    reversesId: id('Movement it reverses', 'Движение, которое оно отменяет').nullable(),
    reversedById: id('Movement that reversed it', 'Движение, которое его отменило').nullable().computed(),
    balanceAfter: decimal('What lay in the warehouse after it', 'Остаток на складе после движения').example('14'),
    createdAt: instant('Recorded', 'Записано').filterable().sortable(),
    createdBy: id('Recorded by', 'Кто записал').nullable(),
  },
});

export type StockMovement = RecordOf<typeof stockMovement>;
