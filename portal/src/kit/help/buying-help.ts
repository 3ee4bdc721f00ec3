import { words } from '../say.ts';

/** Requisitions, requests for quotes, orders, invoices and what is sold. */
export const buyingHelp = {
  'procurement.dueDate': words(
    'Past this day goods that have not come are shown as late, and the responsible person hears of it. A line may have a day of its own.',
    'После этой даты непришедший товар считается просроченным, и ответственный получит уведомление. У позиции может быть свой срок.',
  ),
  'procurement.budgetCode': words(
    'The requisition takes its sum from this budget as soon as it is approved. Without a code it draws on the budget of its department, if there is one.',
    'После согласования сумма заявки займёт деньги этого бюджета. Без кода заявка расходует бюджет своего подразделения, если он есть.',
  ),
  'procurement_item.plannedPrice': words(
    'What you expect to pay for one unit. The sum of a requisition for approval and budgets follows from it, and quotes are compared with it. For example, 412.50 for a bag of cement.',
    'Сколько вы рассчитываете заплатить за единицу. От неё зависят сумма заявки на согласовании и бюджет, с ней сравнивают предложения. Например, 412,50 за мешок цемента.',
  ),
  'supplier_rfq.responseDeadline': words(
    'After this moment the link takes no answers, and you hear who has answered. Moving it later is told to every supplier.',
    'После этого момента по ссылке не ответить, а вы узнаете, кто прислал цены. О переносе срока узнают все поставщики.',
  ),
  'supplier_rfq.deliveryTerms': words(
    'Who carries, to where, and at whose risk. In Russia words will do: “delivered to the warehouse, unloading by us”. Abroad an Incoterms rule with its place: “FCA Shanghai”.',
    'Кто везёт, куда и за чей счёт. Внутри страны хватит слов: «доставка до склада, разгрузка наша». Для импорта укажите базис Инкотермс с местом: «FCA Шанхай».',
  ),
  'supplier_rfq.paymentTerms': words(
    'On these terms suppliers count their prices. For example, “50 % in advance, the rest within 10 days after delivery”.',
    'Исходя из этих условий поставщик считает цену. Например: «аванс 50 %, остаток в течение 10 дней после поставки».',
  ),
  'supplier_rfq.vatMode': words(
    'Whether suppliers enter prices with VAT in them or without it. Offers are compared on one basis whatever you choose; 120 with VAT of 20 % is 100 without.',
    'Вводит поставщик цены с НДС или без. Сравнение приведёт все предложения к одному виду: 120 с НДС 20 % — это 100 без НДС.',
  ),
  'supplier_rfq.quoteMode': words(
    'What an answer must hold: any of the positions, each of them, or one total for all. One total compares quickly, yet shows no price of a line.',
    'Что должно быть в ответе: цены любых позиций, всех позиций или одна сумма за всё. Одну сумму проще сравнить, но цен по строкам не будет.',
  ),
  'supplier_rfq.sealed': words(
    'Nobody here sees a price before the deadline, so nobody can pass it on. Who has answered is seen. Cannot be changed once the request is sent.',
    'До срока ответа цены не видит никто из ваших сотрудников, и их нельзя передать конкуренту. Видно только, кто ответил. После отправки не изменить.',
  ),
  'purchase_order.deliveryTerms': words(
    'The supplier sees them in the order and confirms them with it. For example, “delivered to the warehouse by 18:00, pass needed” or “EXW, collected by us”.',
    'Поставщик увидит условия в заказе и подтвердит вместе с ним. Например: «доставка до склада до 18:00, нужен пропуск» или «самовывоз».',
  ),
  'purchase_order.paymentTerms': words(
    'When you pay what was ordered; an invoice that comes is held against the order. For example, “14 days after delivery”.',
    'Когда вы оплатите заказ, с ним сверят пришедший счёт. Например: «14 дней после поставки».',
  ),
  'invoice.vatMode': words(
    'How prices stand in the paper: with VAT in them, without it with VAT added at the end, or without VAT at all. Choose as in the paper, then the totals agree to the kopeck.',
    'Как цены стоят в бумаге: НДС внутри цены, сверху или его нет. Выберите как в счёте, и итоги сойдутся до копейки.',
  ),
  'invoice.externalNumber': words(
    'The number on the supplier’s paper. By it payments of a bank statement find the invoice, and the same paper is not entered twice. For example, “С-1024”.',
    'Номер из бумаги поставщика. По нему счёт найдут платежи из выписки, и одну бумагу не внесут дважды. Например, «С-1024».',
  ),
  'invoice.purpose': words(
    'Goes into the payment order word for word. Name the invoice and the VAT: “Payment of invoice С-1024 of 12.03, VAT 20 % 1,000.00”.',
    'Попадёт в платёжное поручение дословно. Укажите счёт и НДС: «Оплата по счёту С-1024 от 12.03, в т. ч. НДС 20 % 1 000,00».',
  ),
  'sales_invoice.vatMode': words(
    'Whether your prices have VAT in them, or it is added to the sum. 1,000 with VAT above becomes 1,200 to be paid; with VAT inside it stays 1,000.',
    'НДС внутри ваших цен или начисляется сверху. 1 000 с НДС сверху станет 1 200 к оплате, с НДС внутри останется 1 000.',
  ),
  'commercial_proposal.validUntil': words(
    'After this day the customer’s link says that the offer has ended. He can be given more time without a new offer.',
    'После этой даты страница заказчика сообщит, что предложение закончилось. Срок можно продлить, не создавая новое.',
  ),
};
