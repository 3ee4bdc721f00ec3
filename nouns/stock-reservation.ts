import { choice, id, instant, longText, measure, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { unit } from './kit/units.ts';
import { words } from './kit/words.ts';
import { stockReservationFlow } from './stock-reservation-flow.ts';

export const releaseReasons = {
  by_hand: words('Released by hand', 'Снят вручную'),
  expired: words('Its time is over', 'Истёк срок'),
  requisition_ended: words('The requisition has ended', 'Заявка завершена'),
  line_changed: words('The line needs it no longer', 'Строке больше не нужно'),
};

export type ReleaseReason = keyof typeof releaseReasons;

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** Stock of a warehouse that is held back for a line of a requisition. */
export const stockReservation = noun({
  type: 'stock_reservation',
  words: words('Stock reservation', 'Резерв'),
  table: 'stock_reservations',
  alias: 'reservation',
  audience: 'business',
  displayName: 'name',
  lifecycle: stockReservationFlow,
  facts: ['created', 'issued', 'taken_back', 'released'],
  fields: {
    id: id().filterable().sortable(),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').filterable(),
    procurementNumber: text(32, 'Number of the requisition', 'Номер заявки').computed().example('PR-2026-0001'),
    procurementItemId: id('Requisition line', 'Строка заявки').column('line_id').required().filterable(),
    warehouseId: id('Warehouse', 'Склад').required().filterable(),
    catalogItemId: id('Catalog item', 'Позиция каталога').filterable(),
    name: text(500, 'Name', 'Наименование').filterable().sortable().searchable().example('Цемент М500'),
    sku: text(100, 'Article', 'Артикул').nullable().searchable().example('C-500'),
    uom: unit(),
    quantity: measure('Reserved', 'Зарезервировано')
      .required()
      .example('4')
      .describe('In the unit of the requisition line.'),
    issuedQuantity: measure('Issued', 'Выдано').example('0'),
    heldQuantity: measure('Held back now', 'Удерживается сейчас')
      .example('4')
      .describe('In the base unit of the item; nothing once it has ended.'),
    expiresAt: instant('Until', 'До какого времени')
      .nullable()
      .writable()
      .filterable()
      .sortable()
      .describe('When it is released by itself; until it is issued or released unless given.'),
    comment: longText(1_000, 'Comment', 'Комментарий').nullable().writable().example('Для заливки фундамента'),
    status: status(stockReservationFlow).filterable(),
    releaseReason: choice(releaseReasons, 'Why it was released', 'Почему снят').nullable().filterable(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type StockReservation = RecordOf<typeof stockReservation>;
