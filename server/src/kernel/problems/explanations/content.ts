import { explain } from './explain.ts';

/** 422 and 428: readable, but wrong. */
export const content = {
  validation_failed: explain(
    'One or more fields break their rules. Nothing was written.',
    'Одно или несколько полей нарушают свои правила. Ничего не записано.',
    'Go through `errors`: each gives the pointer to the field, the rule and its bounds.',
    'Пройдите по `errors`: в каждой ошибке указаны поле, правило и его границы.',
  ),
  idempotency_key_reused: explain(
    'This idempotency key was used for a different request within the last 72 hours.',
    'Этот ключ идемпотентности за последние 72 часа использован для другого запроса.',
    'Use a new key for every intended change; repeat a key only with exactly the same request.',
    'Создавайте новый ключ для каждого намерения; повторяйте ключ только с тем же самым запросом.',
  ),
  unknown_reference: explain(
    'The body refers to a record that does not exist in this portal.',
    'Тело ссылается на запись, которой в этом портале нет.',
    '`errors` names the field. Create the record first or correct the identifier.',
    'Поле названо в `errors`. Сначала создайте запись или исправьте идентификатор.',
  ),
  business_rule_violated: explain(
    'Every field is well formed, but together they break a business rule.',
    'Каждое поле верно само по себе, но вместе они нарушают правило работы.',
    'The member `rule` names it and `detail` explains it.',
    'Поле `rule` называет правило, `detail` его объясняет.',
  ),
  test_portal_stays_inside: explain(
    'Nothing leaves a test portal but webhooks to receivers of its own: no letter, no message, no document, and no question to another system.',
    'Тестовый портал ничего не отправляет наружу, кроме вебхуков на адреса самого интегратора: ни писем, ни сообщений, ни документов, ни запросов к другим системам.',
    'Try it with the counterparts that a test portal has, or do it in the live portal.',
    'Проверьте это на имитации, которая есть в тестовом портале, или сделайте то же в рабочем.',
  ),
  url_not_allowed: explain(
    'The platform does not call private networks, unusual ports or plain schemes, so that nobody can reach internal networks through it.',
    'Платформа не обращается в частные сети, на необычные порты и по открытым схемам, чтобы через неё никто не попал внутрь.',
    'Give a public HTTPS address.',
    'Укажите публичный адрес HTTPS.',
  ),
  mapping_invalid: explain(
    'The mapping uses a path or a target that is not known.',
    'В сопоставлении неизвестный путь или неизвестная цель.',
    'Use simple JSONPath (`$.order.id`) and the targets from the list of the integration.',
    'Используйте простые пути JSONPath (`$.order.id`) и цели из списка интеграции.',
  ),
  file_infected: explain(
    'The scanner found malicious content; the file was not kept.',
    'Антивирус нашёл вредоносное содержимое; файл не сохранён.',
    'Check the computer it came from and send a clean copy.',
    'Проверьте компьютер, с которого он пришёл, и отправьте чистую копию.',
  ),
  file_malformed: explain(
    'The file is damaged, protected, or holds parts that are not read here, such as macros.',
    'Файл повреждён, защищён или содержит части, которые здесь не читаются, например макросы.',
    'Open it, save it again without protection and macros, and send that.',
    'Откройте файл, пересохраните без защиты и макросов и отправьте заново.',
  ),
  template_invalid: explain(
    'The document template has tags that cannot be read, or holds macros, objects or references to something outside it.',
    'В шаблоне документа есть теги, которые нельзя прочитать, либо макросы, объекты или внешние ссылки.',
    'Correct what `errors` names: each has the part of the file and the text; the variables are listed in the settings of templates.',
    'Исправьте то, что названо в `errors`: у каждой ошибки указаны часть файла и текст; список переменных есть в настройках шаблонов.',
  ),
  template_kind_mismatch: explain(
    'The template was made for another kind of document.',
    'Шаблон сделан для другого вида документов.',
    'Choose one of the layouts that the export options of this kind list.',
    'Выберите один из шаблонов этого вида документов.',
  ),
  template_too_complex: explain(
    'Making the document took too much time or memory: too many rows, texts too long, or a template that repeats too much.',
    'На формирование документа ушло слишком много времени или памяти: слишком много строк, слишком длинные тексты или шаблон с лишними повторами.',
    'Shorten the texts, split the record, or make the template simpler. `limits` gives the bounds.',
    'Сократите тексты, разделите запись или упростите шаблон. Границы указаны в `limits`.',
  ),
  image_too_large: explain(
    'The logo, stamp or signature has more pixels or bytes than a document may hold.',
    'В логотипе, печати или подписи больше точек или байтов, чем помещается в документ.',
    'The member `image` names it. Upload a smaller one: at most 5,000 pixels a side, 12 megapixels and 5 MiB.',
    'Изображение названо в `image`. Загрузите меньшее: до 5000 точек по стороне, 12 мегапикселей и 5 МиБ.',
  ),
  image_not_drawable: explain(
    'The logo, stamp or signature is of a type that documents cannot show, such as WebP or HEIC, or it is damaged.',
    'Логотип, печать или подпись в формате, который нельзя вывести в документе, например WebP или HEIC, либо файл повреждён.',
    'The member `image` names it. Upload it as PNG or JPEG.',
    'Изображение названо в `image`. Загрузите его в формате PNG или JPEG.',
  ),
  dry_run_not_supported: explain(
    'This write checks a password, serves callers without an account, calls another system, or rests on what an earlier part of it has kept, so it cannot be rolled back as a whole.',
    'Операция проверяет пароль, открыта без учётной записи, обращается к другой системе или опирается на уже сохранённую часть работы, поэтому отменить её целиком нельзя.',
    'Nothing was done. `detail` says which it is; send the request without `dryRun` and `Prefer: dry-run` to write.',
    'Ничего не сделано. Причина указана в `detail`; чтобы выполнить запись, отправьте запрос без `dryRun` и `Prefer: dry-run`.',
  ),
  write_cannot_wait: explain(
    'A person is to decide on the writes of this key, and this one has a file, shows a secret, or cannot be shown before it is done.',
    'О записях этого ключа решает человек, а здесь передаётся файл, показывается секрет или результат нельзя показать заранее.',
    'Nothing was done. Do it by a key whose writes do not wait, or ask a person to do it.',
    'Ничего не сделано. Выполните это с ключом, записи которого не ждут решения, или попросите человека.',
  ),
  precondition_required: explain(
    'This key may change a record only by naming the version it has read.',
    'Этому ключу изменения разрешены только с указанием увиденной версии.',
    'Read the record and send its `ETag` in `If-Match`, or `version` in the body.',
    'Прочтите запись и передайте её `ETag` в `If-Match` или `version` в теле.',
  ),
};
