import { words } from '../say.ts';

/** Keys, webhooks and other systems. */
export const systemsHelp = {
  'api_key.scopes': words(
    'The key opens what is ticked and nothing else, whatever its owner may do. Give as little as will do: for an exchange of the catalog, reading and writing of the catalog.',
    'Ключ откроет только отмеченное, что бы ни мог его владелец. Давайте минимум: для обмена номенклатурой хватит чтения и записи каталога.',
  ),
  'api_key.expiry': words(
    'After this day the key opens nothing. You hear of it beforehand, and a new key can be issued while the old one still works.',
    'После этой даты ключ перестанет работать. Мы предупредим заранее, а новый можно выпустить, пока действует старый.',
  ),
  'api_key.requireIfMatch': words(
    'A change is only taken with the version that was read, so two systems never overwrite each other unseen. Turn it on if your ERP keeps versions.',
    'Изменение примем только с версией, которую прочитали, и системы не затрут правки друг друга. Включайте, если ваша учётная система хранит версии.',
  ),
  'api_key.overlap': words(
    'For so long both keys work. Put the new one into your system meanwhile; a repeated request under one Idempotency-Key stays one, whichever key sends it.',
    'Столько времени работают оба ключа. За это время замените ключ в своей системе. Повтор запроса с тем же Idempotency-Key не создаст второй записи.',
  ),
  'webhook.payloadMode': words(
    'The whole record spares you a request, a link keeps its content out of the way. Choose the link if the receiver may not see prices.',
    'Запись целиком избавит от лишнего запроса, ссылка не передаёт содержимое. Выбирайте ссылку, если получателю нельзя видеть цены.',
  ),
  'webhook.ordering': words(
    'In order, an event of a record waits until those before it were taken. Without it the newest may come first: look at the version then.',
    'Строго по порядку событие ждёт, пока примут предыдущие по той же записи. Иначе новое может прийти раньше: смотрите на версию.',
  ),
  'webhook.maxRate': words(
    'A receiver that is easily overrun gets no more events a second than this; the others wait. For example, 5 for 1C.',
    'Получателю, который не справляется, отправим не больше событий в секунду, остальные подождут. Например, 5 для 1С.',
  ),
  'webhook.rotationFallback': words(
    'While the old secret still signs after a rotation, a delivery that is refused under one secret is sent again under the other, so nothing is lost while you switch.',
    'Пока после замены подписывает и старый секрет, доставку, отклонённую с одним, повторим с другим, и события не потеряются, пока вы переключаетесь.',
  ),
  'webhook.secretOverlap': words(
    'By the secret your system checks that an event is from us. For so long the old one still signs: put the new one in meanwhile. For example, 24 hours.',
    'Секретом ваша система проверяет, что событие от нас. Столько времени ещё подписывает старый: успейте указать новый. Например, 24 часа.',
  ),
  'mapping.externalSource': words(
    'Under this name the identifiers of the other system are kept, so that several systems do not mix theirs up. For example, erp or 1c.',
    'Под этим именем хранятся идентификаторы внешней системы, чтобы они не смешались у разных систем. Например, erp или 1c.',
  ),
  'mapping.externalIdPath': words(
    'Where in the event the record’s own identifier stands. By it the next event finds the record that this one has made. For example, $.id.',
    'Где в событии стоит идентификатор записи. По нему следующее событие найдёт запись, созданную этим. Например, $.id.',
  ),
  'mapping.matchBy': words(
    'The first time nothing is linked yet: a record with the same value of this field is taken instead of making a second one. For example, the INN.',
    'В первый раз связи ещё нет: возьмём запись с тем же значением поля, а не создадим вторую. Например, по ИНН.',
  ),
  'mapping.idempotencyPath': words(
    'Where the number of the event stands. The same number sent again, say after a break of the line, changes nothing the second time. For example, $.eventId.',
    'Где стоит номер события. Если его пришлют ещё раз, например после обрыва связи, второй раз ничего не изменится. Например, $.eventId.',
  ),
  'mapping.versionPath': words(
    'Where the version of the record stands, a number that grows. An event that comes late with an older one is left out. For example, $.revision.',
    'Где стоит версия записи, растущее число. Опоздавшее событие с меньшей версией пропустим. Например, $.revision.',
  ),
};
