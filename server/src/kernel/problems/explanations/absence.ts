import { explain } from './explain.ts';

/** 404–408 and 410–415: not found, not supported, or no longer available. */
export const absence = {
  not_found: explain(
    'There is no such object in this portal. An object you may not see looks the same.',
    'Такого объекта в этом портале нет. Объект, который вам не виден, выглядит так же.',
    'Check the identifier, and that the key belongs to the right portal.',
    'Проверьте идентификатор и то, что ключ относится к нужному порталу.',
  ),
  route_not_found: explain(
    'No operation has this address.',
    'По этому адресу нет ни одной операции.',
    'Compare the address with the documentation: case matters, and every address starts with `/api/v1`.',
    'Сверьте адрес с документацией: регистр важен, адреса начинаются с `/api/v1`.',
  ),
  resource_unknown: explain(
    'The integration API has no resource of this name.',
    'В интеграционном API нет ресурса с таким именем.',
    'Read `GET /api/v1/integration-api/meta`: it lists the resources.',
    'Прочтите `GET /api/v1/integration-api/meta`: там перечислены ресурсы.',
  ),
  webhook_endpoint_not_found: explain(
    'No integration receives webhooks at this address.',
    'По этому адресу не принимает ни одна интеграция.',
    'Copy the address from the settings of the integration again.',
    'Скопируйте адрес из настроек интеграции заново.',
  ),
  method_not_allowed: explain(
    'The address exists, but not for this method.',
    'Адрес существует, но не для этого метода.',
    'Use one of the methods in the header `Allow`.',
    'Используйте один из методов заголовка `Allow`.',
  ),
  operation_not_supported: explain(
    'The resource exists but does not support this operation; invoices, for example, cannot be archived.',
    'Ресурс есть, но этого не умеет; счёт, например, не архивируется.',
    '`GET /api/v1/integration-api/meta` lists what each resource can do.',
    '`GET /api/v1/integration-api/meta` показывает, что умеет каждый ресурс.',
  ),
  not_acceptable: explain(
    'The header `Accept` asks for a type that this operation does not produce.',
    'Заголовок `Accept` просит тип, которого этот адрес не выдаёт.',
    'Send `Accept: application/json`, or leave the header out.',
    'Передайте `Accept: application/json` или уберите заголовок.',
  ),
  request_timeout: explain(
    'The request did not arrive in full in the time allowed.',
    'Запрос не пришёл целиком за отведённое время.',
    'Repeat it; send large bodies over a faster connection or in parts.',
    'Повторите; большие тела отправляйте по более быстрому каналу или частями.',
  ),
  gone: explain(
    'This address was withdrawn after its announced date.',
    'Этот адрес отключён после объявленной даты.',
    'Move to the address that replaced it: the changelog names it.',
    'Перейдите на адрес, который его заменил: он назван в журнале изменений.',
  ),
  webhook_endpoint_replaced: explain(
    'The address was valid before; it has been regenerated since.',
    'Адрес был верным, но с тех пор его заменили.',
    'Copy the new address from the settings of the integration.',
    'Скопируйте новый адрес из настроек интеграции.',
  ),
  portal_moved: explain(
    'The portal was moved to another installation. Keys, links, cursors and identifiers hold there as they are.',
    'Портал перенесён на другую установку. Ключи, ссылки, курсоры и идентификаторы действуют там без изменений.',
    'Send the same request, with the same idempotency key, to the address in `movedTo`, and keep that address.',
    'Отправьте тот же запрос с тем же ключом идемпотентности по адресу из `movedTo` и сохраните этот адрес.',
  ),
  event_cursor_expired: explain(
    'Events after the cursor of the feed are older than 30 days and no longer told, so some were missed.',
    'События после курсора ленты старше 30 дней и больше не отдаются, поэтому часть событий пропущена.',
    'Read the records you keep anew, then follow the feed from `nextCursor` of this answer.',
    'Прочтите заново записи, которые храните у себя, затем читайте ленту с `nextCursor` из этого ответа.',
  ),
  link_expired: explain(
    'The link was valid but has expired.',
    'Ссылка верная, но срок её действия истёк.',
    'Ask the sender for a new one.',
    'Попросите у отправителя новую.',
  ),
  link_revoked: explain(
    'The link was valid but its sender has revoked it.',
    'Ссылка верная, но отправитель её отозвал.',
    'Ask the sender whether the request is still open.',
    'Уточните у отправителя, актуален ли ещё запрос.',
  ),
  link_used: explain(
    'The link works only once and has already been used.',
    'Ссылка одноразовая и уже использована.',
    'If it was not you, ask for a new link and tell the administrator.',
    'Если это были не вы, запросите новую ссылку и сообщите администратору.',
  ),
  precondition_failed: explain(
    'The record is at another version than `If-Match` expects: somebody has changed it meanwhile.',
    'Версия записи не та, что в `If-Match`: её изменили за это время.',
    'Read the record, apply your change to its current state, and send its new `ETag`.',
    'Прочтите запись заново, примените изменение к её нынешнему виду и передайте новый `ETag`.',
  ),
  payload_too_large: explain(
    'The body is larger than this operation accepts, usually 1 MiB.',
    'Тело больше, чем принимает этот адрес; обычно 1 МиБ.',
    'Split the work into several requests, or use the bulk or import operations.',
    'Разделите работу на несколько запросов или используйте пакетные операции и импорт.',
  ),
  file_too_large: explain(
    'The file is larger than the limit.',
    'Файл больше допустимого.',
    'Shrink or split the file; the limit is 25 MiB, for imports 32 MiB.',
    'Уменьшите или разделите файл; предел 25 МиБ, для импорта 32 МиБ.',
  ),
  archive_too_large: explain(
    'The file unpacks to far more than its size, like a decompression bomb.',
    'Файл распаковывается в объём намного больше своего веса, как архивная бомба.',
    'Save the workbook again without hidden sheets and pictures, or split it.',
    'Пересохраните книгу без скрытых листов и картинок или разделите её.',
  ),
  uri_too_long: explain(
    'The address with its parameters is longer than 8 KiB.',
    'Адрес с параметрами длиннее 8 КиБ.',
    'Filter by fewer values at once.',
    'Фильтруйте по меньшему числу значений за раз.',
  ),
  unsupported_media_type: explain(
    'The body has a type that this operation does not read, or is compressed.',
    'Тело имеет тип, который этот адрес не читает, или сжато.',
    'Send `Content-Type: application/json` and no `Content-Encoding`.',
    'Передайте `Content-Type: application/json` и не указывайте `Content-Encoding`.',
  ),
  unsupported_file_type: explain(
    'The content of the file has a type that is not accepted here, whatever its name.',
    'Содержимое файла не того типа, что здесь принимается, как бы файл ни назывался.',
    'Save it in one of the listed formats, not only under another extension.',
    'Сохраните файл в одном из допустимых форматов, а не просто смените расширение.',
  ),
};
