import { words } from '../say.ts';

/** The catalog, stock and what runs low. */
export const stockHelp = {
  'catalog_item.plannedCost': words(
    'The price that a requisition begins with when it asks for the item. Without one it begins with the newest known cost: of a supplier, a price list or an invoice. For example, 412.50.',
    'С этой цены начнётся строка заявки на эту позицию. Без неё возьмём последнюю известную: поставщика, прайса или счёта. Например, 412,50.',
  ),
  'catalog_item.minOrderQty': words(
    'The least that is usually sold, in the base unit. It reminds the buyer; nothing is refused. For example, 50.',
    'Меньше обычно не продают, в базовой единице. Это напоминание закупщику, запрета нет. Например, 50.',
  ),
  'catalog_item.packQty': words(
    'How many base units are in a package, for buyers to see. For example, 12 pieces in a box.',
    'Сколько базовых единиц в упаковке, чтобы закупщик видел. Например, 12 штук в коробке.',
  ),
  'catalog_item.overReceiptPct': words(
    'By how many percent more than ordered may be received of this item. With 5, an order of 100 takes up to 105. Empty means as in the settings of the company.',
    'На сколько процентов можно принять больше заказанного. При 5 по заказу на 100 примут до 105. Пусто — как в настройках компании.',
  ),
  'catalog_item.leadTimeDays': words(
    'How long the item usually takes to come, for buyers to see. What reorder points count with stands in the point itself.',
    'Сколько обычно ждут эту позицию, чтобы закупщик видел. Для точки заказа срок указывают в ней самой.',
  ),
  'reorder_point.minimum': words(
    'When less than this is here, counting what is on its way and without what is reserved, a requisition is proposed. For example, 20 bags.',
    'Когда с учётом того, что в пути, и за вычетом резервов здесь станет меньше, предложим заявку. Например, 20 мешков.',
  ),
  'reorder_point.target': words(
    'Up to how much the proposal fills the stock. With a minimum of 20 and a target of 60, 45 are asked for where 15 are left.',
    'До какого остатка пополнять. При минимуме 20 и цели 60, если осталось 15, предложим 45.',
  ),
  'reorder_point.lot': words(
    'The proposal is rounded up to a multiple of it. 45 by lots of 10 becomes 50.',
    'Количество округлится вверх до кратного. 45 при кратности 10 станет 50.',
  ),
  'reorder_point.leadTimeDays': words(
    'The requisition that is proposed wants the item so many days later. For example, 7 for what comes in a week. Empty sets no day.',
    'Через столько дней товар нужен в предложенной заявке. Например, 7, если везут неделю. Пусто — без срока.',
  ),
  'stock_count.isBlind': words(
    'Whoever counts does not see how much there should be, so nobody writes down the expected figure. Whoever posts the count sees both.',
    'Тот, кто считает, не видит учётный остаток и не перепишет его. Обе цифры видит тот, кто проводит инвентаризацию.',
  ),
};
