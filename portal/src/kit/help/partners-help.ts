import { words } from '../say.ts';

/** Counterparties, contracts and qualifications. */
export const partnersHelp = {
  'counterparty.roles': words(
    'Where the company is offered for choice: suppliers in requests and orders, customers in proposals and sales invoices, carriers in deliveries. One may be several.',
    'Где компанию предложат выбрать: поставщика — в запросах и заказах, заказчика — в КП и исходящих счетах, перевозчика — в доставке. Ролей может быть несколько.',
  ),
  'supplier.standing': words(
    'How far you trust the supplier: one with a warning is pointed out where it is chosen; the last two are not asked for prices, or bought from at all.',
    'Насколько вы доверяете поставщику: о предупреждении скажем при выборе, последним двум нельзя отправить запрос цен или вообще ничего заказать.',
  ),
  'supplier.paymentTermsDays': words(
    'How many days after delivery you pay by agreement. Buyers see it on the card; nothing is counted from it. For example, 14.',
    'Через сколько дней после поставки вы платите по договорённости. Видно закупщику в карточке, сроки по нему не считаются. Например, 14.',
  ),
  'supplier.leadTimeDays': words(
    'How long its deliveries usually take. Buyers see it on the card; days of orders come from the quotes. For example, 5.',
    'Сколько обычно идёт товар от этого поставщика. Видно закупщику в карточке, сроки заказов берутся из предложений. Например, 5.',
  ),
  'supplier.minOrderAmount': words(
    'The least that the supplier takes an order for. It reminds the buyer; nothing is refused. For example, 15,000.00.',
    'На меньшую сумму поставщик заказ не примет. Это напоминание закупщику, запрета нет. Например, 15 000,00.',
  ),
  'contract.kind': words(
    'Under which contracts you buy and under which you sell: a supply is offered in sales invoices, a purchase in orders and invoices of suppliers, agency in both.',
    'По каким договорам вы покупаете и по каким продаёте: поставку предложат в исходящих счетах, закупку — в заказах и счетах поставщиков, агентский — там и там.',
  ),
  'contract.amountLimit': words(
    'How much may be bought or sold under the contract in all, with VAT. Documents in force that name it use it up. Empty means no limit.',
    'На какую сумму с НДС всего рассчитан договор. Её расходуют действующие документы, в которых он указан. Пусто — без лимита.',
  ),
  'contract.limitPolicy': words(
    'What happens where the limit would be passed: nothing but a warning, or a refusal until the limit is raised by an annex.',
    'Что будет при превышении лимита: предупреждение или отказ, пока лимит не увеличат дополнительным соглашением.',
  ),
  'contract.autoRenew': words(
    'On its last day the contract goes on by itself for so many months, unless it was ended before. For example, 12 from 31 December.',
    'В последний день договор сам продлится на указанный срок, если его не расторгли. Например, с 31 декабря ещё на 12 месяцев.',
  ),
  'supplier_qualification.validUntil': words(
    'From this day on the supplier is no longer qualified, whatever its papers say. You hear of it 30 and 7 days ahead.',
    'С этого дня допуск закончится, даже если документы ещё действуют. Предупредим за 30 и за 7 дней.',
  ),
};
