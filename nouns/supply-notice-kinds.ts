import { words } from './kit/words.ts';

/** What people are told of goods on their way, and of needs that come back. */
export const supplyNoticeKinds = {
  'order.answered': {
    words: words('A supplier answered your order', 'Поставщик ответил на ваш заказ'),
    reader: 'purchase_orders.read',
    usually: 'at_once',
  },
  'order.late': {
    words: words('An order is late', 'Заказ опаздывает'),
    reader: 'purchase_orders.read',
    usually: 'digest',
  },
  'qualification.ending': {
    words: words('A qualification of a supplier ends soon', 'Допуск поставщика скоро закончится'),
    reader: 'counterparties.read',
    usually: 'at_once',
  },
  'goods.received': {
    words: words('Goods of your requisition came', 'По вашей заявке пришёл товар'),
    reader: 'purchase_requisitions.read',
    usually: 'bell',
  },
  'goods.late': {
    words: words('A delivery is late', 'Поставка опаздывает'),
    reader: 'purchase_requisitions.read',
    usually: 'digest',
  },
  'need.made': {
    words: words('A requisition was made by schedule', 'Создана заявка по расписанию'),
    reader: 'purchase_requisitions.read',
    usually: 'at_once',
  },
  'need.failed': {
    words: words('A requisition could not be made by schedule', 'Заявка по расписанию не создана'),
    reader: 'purchase_requisitions.read',
    usually: 'at_once',
  },
  'stock.low': {
    words: words('Stock fell below its reorder points', 'Остатки опустились ниже точек заказа'),
    reader: 'purchase_requisitions.read',
    usually: 'digest',
  },
  'stock.reserved_short': {
    words: words('Stock no longer covers what you reserved', 'Остатка не хватает на ваш резерв'),
    reader: 'stock.read',
    usually: 'at_once',
  },
} as const;
