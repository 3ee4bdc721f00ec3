import { explain } from './explain.ts';

/** 429 and above: too many requests, or a failure of ours. */
export const service = {
  rate_limited: explain(
    'More requests came than the limits allow; `violated-policies` names them.',
    'Запросов больше, чем позволяют пределы; они названы в `violated-policies`.',
    'Wait as `Retry-After` says. Spread the calls, read lists by 200 rows, and take changes from webhooks instead of polling.',
    'Подождите, как указано в `Retry-After`. Распределите вызовы, читайте списки по 200 строк, изменения получайте вебхуками.',
  ),
  login_throttled: explain(
    'Too many sign-in attempts for this address or from this place.',
    'Слишком много попыток входа для этого адреса или из этого места.',
    'Wait as `Retry-After` says; if the password is forgotten, reset it.',
    'Подождите, как указано в `Retry-After`; если пароль забыт, сбросьте его.',
  ),
  quota_exceeded: explain(
    'A standing limit of the portal is used up: storage, subscriptions or keys. Waiting does not help.',
    'Исчерпан постоянный предел портала: хранилище, подписки или ключи. Ожидание не поможет.',
    'Remove what is no longer needed, or ask the operator for more.',
    'Удалите ненужное или попросите оператора увеличить предел.',
  ),
  headers_too_large: explain(
    'The headers of the request are larger than 16 KiB together.',
    'Заголовки запроса вместе больше 16 КиБ.',
    'Send fewer and shorter headers; cookies of other systems are the usual cause.',
    'Передавайте меньше заголовков; обычная причина: куки других систем.',
  ),
  internal_error: explain(
    'Something broke on our side. It is recorded with the identifier of the request.',
    'Сломалось что-то у нас. Ошибка записана с идентификатором запроса.',
    'Repeat with the same idempotency key; if it persists, write to support and give `requestId`.',
    'Повторите с тем же ключом идемпотентности; если не помогает, напишите в поддержку и назовите `requestId`.',
  ),
  not_implemented: explain(
    'The operation is documented but not part of this installation.',
    'Операция описана, но в эту установку не входит.',
    'Ask the operator which edition you have.',
    'Уточните у оператора состав вашей установки.',
  ),
  upstream_error: explain(
    'The other system answered, but with an error.',
    'Другая система ответила, но ошибкой.',
    'Check the settings of the integration and whether that system works; `detail` contains its answer.',
    'Проверьте настройки интеграции и работу той системы; её ответ приведён в `detail`.',
  ),
  upstream_timeout: explain(
    'The other system did not answer in the time allowed.',
    'Другая система не ответила за отведённое время.',
    'Repeat later.',
    'Повторите позже.',
  ),
  overloaded: explain(
    'The service has more work than it can do at once and refuses some rather than delay all.',
    'У службы больше работы, чем она успевает; часть запросов отклоняется, чтобы не замедлять все.',
    'Wait as `Retry-After` says and repeat the same request.',
    'Подождите, как указано в `Retry-After`, и повторите тот же запрос.',
  ),
  shutting_down: explain(
    'This process is being replaced by another; it takes no new work.',
    'Этот процесс сменяется другим и не берёт новую работу.',
    'Repeat at once: another process will answer.',
    'Повторите сразу: ответит другой процесс.',
  ),
  portal_moving: explain(
    'The portal is being moved to another installation. For some seconds nothing is written; reading still works.',
    'Портал переносится на другую установку. Несколько секунд запись не ведётся, чтение продолжает работать.',
    'Wait as `Retry-After` says and repeat with the same idempotency key.',
    'Подождите, как указано в `Retry-After`, и повторите с тем же ключом идемпотентности.',
  ),
  storage_full: explain(
    'The disk of the service, or of its database, is full. Nothing was written; reading still works.',
    'Диск сервиса или его базы данных заполнен. Ничего не записано, чтение продолжает работать.',
    'Tell the operator of the service, and repeat with the same idempotency key once there is room.',
    'Сообщите администратору сервиса и повторите с тем же ключом идемпотентности, когда место появится.',
  ),
  database_unavailable: explain(
    'The database does not answer at the moment. What was not confirmed was not written.',
    'База данных сейчас не отвечает. Что не подтверждено, то не записано.',
    'Repeat with the same idempotency key in a few seconds.',
    'Повторите через несколько секунд с тем же ключом идемпотентности.',
  ),
  maintenance: explain(
    'The service is being worked on, as announced.',
    'Идут объявленные технические работы.',
    'Repeat after the time in `Retry-After`.',
    'Повторите по истечении времени из `Retry-After`.',
  ),
};
