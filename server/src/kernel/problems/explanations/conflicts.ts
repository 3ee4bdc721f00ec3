import { explain } from './explain.ts';

/** 409: understood and allowed, but in conflict with the current state. */
export const conflicts = {
  conflict: explain(
    'The change collides with another made at the same moment.',
    'Изменение столкнулось с другим, сделанным в тот же момент.',
    'Read the records again and decide again.',
    'Прочтите записи заново и примите решение ещё раз.',
  ),
  already_exists: explain(
    'Another record of the portal holds this value, which must be unique.',
    'Другая запись портала уже имеет это значение, а оно должно быть единственным.',
    'The member `existing` names that record: use it, or choose another value.',
    'Поле `existing` называет эту запись: используйте её или выберите другое значение.',
  ),
  external_id_conflict: explain(
    'This external identifier is linked to another record already, or the record to another identifier.',
    'Этот внешний идентификатор уже связан с другой записью или запись с другим идентификатором.',
    'Update the record named in `existing`, or move the link with `PUT /api/v1/integration-api/links`.',
    'Обновите запись из `existing` или перенесите связь: `PUT /api/v1/integration-api/links`.',
  ),
  version_conflict: explain(
    'The record has changed since the version you sent was read.',
    'Запись изменилась с тех пор, как вы прочли указанную версию.',
    'Read it again; `currentVersion` tells where it stands.',
    'Прочтите её заново; `currentVersion` показывает нынешнюю версию.',
  ),
  idempotency_in_progress: explain(
    'The first request with this idempotency key has not finished yet.',
    'Первый запрос с этим ключом идемпотентности ещё не завершён.',
    'Wait as `Retry-After` says and repeat the same request: you will get its answer.',
    'Подождите, как указано в `Retry-After`, и повторите тот же запрос: вы получите его ответ.',
  ),
  file_quarantined: explain(
    'The virus scanner found something in this file, so nobody can download it.',
    'Антивирус нашёл угрозу в этом файле, поэтому скачать его нельзя.',
    'Remove it from the record and ask its author for a clean one.',
    'Уберите его из карточки и попросите у автора чистый файл.',
  ),
  scan_pending: explain(
    'The virus scanner has not scanned this file yet.',
    'Антивирус ещё не проверил этот файл.',
    'Wait as `Retry-After` says and ask again.',
    'Подождите, как указано в `Retry-After`, и повторите запрос.',
  ),
  invalid_state_transition: explain(
    'The record cannot move from its current status to the requested one.',
    'Из нынешнего статуса запись не может перейти в запрошенный.',
    'The member `allowed` lists where it may go now.',
    'Поле `allowed` перечисляет допустимые переходы.',
  ),
  resource_archived: explain(
    'An archived record can be read but not changed.',
    'Запись в архиве хранится для чтения и не изменяется.',
    'Restore it first.',
    'Сначала верните её из архива.',
  ),
  not_draft: explain(
    'Only a draft can be deleted; this document is no longer one.',
    'Удалить можно только черновик; этот документ уже в работе.',
    'Cancel or void it instead.',
    'Отмените или аннулируйте его.',
  ),
  has_dependencies: explain(
    'Other records refer to this one, and it can be neither changed this way nor archived.',
    'На запись ссылаются другие: так изменить или архивировать её нельзя.',
    'Remove or change the records that depend on it first; `blockers` gives their kinds and counts.',
    'Сначала уберите или перенаправьте зависимые записи; `blockers` называет их вид и число.',
  ),
  already_installed: explain(
    'The portal already has an installation of this integration.',
    'Эта интеграция в портале уже установлена.',
    'Configure the existing one, or remove it first.',
    'Настройте имеющуюся или сначала удалите её.',
  ),
  installation_not_ready: explain(
    'The integration lacks required settings.',
    'Интеграции не хватает настроек, без которых она не работает.',
    'Fill the required settings and test the connection.',
    'Заполните обязательные настройки и проверьте подключение.',
  ),
  integration_disabled: explain(
    'The integration is switched off in this portal.',
    'Интеграция в этом портале выключена.',
    'Enable it and repeat.',
    'Включите её и повторите.',
  ),
  import_job_state: explain(
    'The import is already applied, or has no preview yet.',
    'Импорт уже применён или ещё не имеет предпросмотра.',
    'Preview first, then apply once; start a new import to repeat.',
    'Сначала предпросмотр, затем однократное применение; для повтора начните новый импорт.',
  ),
  secret_rotation_in_progress: explain(
    'The old secret still works beside the new one; another rotation has to wait.',
    'Старый секрет ещё действует наряду с новым; следующая замена подождёт.',
    'Finish the rotation under way, then start the next.',
    'Завершите текущую замену, затем начинайте следующую.',
  ),
  subscription_disabled: explain(
    'The subscription was switched off by hand or after failing for long.',
    'Подписка выключена вручную или после долгих сбоев.',
    'Fix the receiver, enable the subscription, then recover the held deliveries.',
    'Исправьте получателя, включите подписку и верните отложенные события.',
  ),
  last_owner: explain(
    'This would leave the portal without an active owner.',
    'Портал остался бы без действующего владельца.',
    'Make somebody else an owner first.',
    'Сначала назначьте владельцем другого человека.',
  ),
  type_immutable: explain(
    'The type of a custom field cannot change, since it may have values.',
    'Тип дополнительного поля не меняется: по нему уже есть значения.',
    'Create another field and archive this one.',
    'Создайте другое поле, а это архивируйте.',
  ),
};
