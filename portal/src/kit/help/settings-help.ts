import { words } from '../say.ts';

/** Budgets, approvals, tolerances and sign-in. */
export const settingsHelp = {
  'budget.code': words(
    'Short, as people write it in a requisition. For example, “ЦЕХ-2027”. Budgets of different periods may share a code: the day that the requisition is due decides which is meant.',
    'Короткий код, который пишут в заявке. Например, «ЦЕХ-2027». У бюджетов разных периодов он может совпадать: нужный определит срок заявки.',
  ),
  'budget.overrunPolicy': words(
    'What becomes of a requisition that would take more than is left: it is refused, goes on with a warning, or is approved by the responsible person of the budget as well.',
    'Что будет с заявкой, на которую не хватает остатка: отказ, предупреждение или дополнительное согласование с ответственным за бюджет.',
  ),
  'company.overAllocationPct': words(
    'How much more than was asked for may be awarded to suppliers. With 10, a need of 100 may be bought as 110.',
    'На сколько больше потребности можно выбрать у поставщиков. При 10 вместо 100 можно купить 110.',
  ),
  'company.overReceiptPct': words(
    'How much more than was ordered the warehouse may receive without being stopped. With 5, an order of 100 takes 105; an item may have its own figure.',
    'На сколько больше заказанного склад примет без отказа. При 5 по заказу на 100 примут 105. У позиции может быть своё значение.',
  ),
  'company.pricePct': words(
    'How much dearer a line of an invoice may be than what was chosen before a person is asked. With 1, a price of 1,000 passes up to 1,010.',
    'На сколько цена в счёте может быть выше выбранной, чтобы его не остановили. При 1 вместо 1 000 пройдёт до 1 010.',
  ),
  'company.quantityPct': words(
    'How much more than was chosen an invoice may ask for before a person is asked. With 2, 102 pass for 100.',
    'На сколько количество в счёте может быть больше выбранного, чтобы его не остановили. При 2 вместо 100 пройдёт 102.',
  ),
  'company.amount': words(
    'A difference of the whole sum up to this is rounding and stops nobody. For example, 1.00.',
    'Расхождение всей суммы в этих пределах считается округлением. Например, 1,00.',
  ),
  'approval_route.position': words(
    'A record takes the first route that fits it, by this order. Put the narrow ones (“over a million”) before the one for everything.',
    'Запись пойдёт по первому подходящему маршруту. Сначала ставьте частные («дороже миллиона»), последним — общий.',
  ),
  'approval_route.overBudget': words(
    'The route is only for requisitions that go over their budget. For example, the financial director is asked for these alone.',
    'Маршрут только для заявок сверх бюджета. Например, финансовый директор согласует лишь их.',
  ),
  'approval_step.mode': words(
    'Whether one of those named is enough, or all have to agree. The next step begins when this one is closed.',
    'Достаточно одного из названных или нужны все. Следующий шаг начнётся, когда закроется этот.',
  ),
  'approval_step.remindAfterHours': words(
    'Those who have not decided are reminded each time so many hours have passed, counted as said above. For example, 9; empty means never.',
    'Через каждые столько часов напомним тем, кто не решил; как идут часы, сказано выше. Например, 9; пусто — не напоминать.',
  ),
  'approval_step.escalateAfterHours': words(
    'When the step has waited for so many hours, those named in the next field are asked besides, and the word of one of them closes it. For example, 18.',
    'Через столько часов ожидания подключатся те, кто указан в следующем поле, и хватит слова одного из них. Например, 18.',
  ),
  'identity_provider.issuer': words(
    'The address by which the provider names itself. Its settings are read from it, so it has to be open to this server. For example, https://id.romashka.ru/realms/main.',
    'Адрес, которым поставщик называет себя. С него читаются настройки, поэтому он должен открываться с этого сервера. Например, https://id.romashka.ru/realms/main.',
  ),
  'identity_provider.domains': words(
    'Whoever signs in with an address of these is sent to the provider. A domain has to be proved by a DNS record first. For example, romashka.ru.',
    'Людей с такими адресами мы отправим к поставщику. Домен сначала подтверждают записью DNS. Например, romashka.ru.',
  ),
  'identity_provider.secondFactorAcr': words(
    'Values of `acr` by which the provider says that it asked for a second factor. Without them people with a second factor here are asked for its code.',
    'Значения `acr`, которыми поставщик сообщает, что проверил второй фактор. Без них код спросим мы, если он у человека включён.',
  ),
};
