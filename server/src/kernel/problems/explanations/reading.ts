import { explain } from './explain.ts';

/** 400: the request cannot be parsed or is malformed. */
export const reading = {
  malformed_json: explain(
    'The body could not be read as JSON: a stray comma, bytes after the end, a byte order mark, or nesting deeper than 32.',
    'Тело не читается как JSON: лишняя запятая, байты после конца, метка BOM или вложенность глубже 32.',
    'Build the body with a JSON library and send it as UTF-8 without a byte order mark.',
    'Собирайте тело библиотекой JSON и отправляйте в UTF-8 без BOM.',
  ),
  duplicate_json_key: explain(
    'One object has the same key twice. Parsers differ in which value they keep, so neither is accepted.',
    'В одном объекте ключ встречается дважды. Разные читатели берут разные значения, поэтому не берётся ни одно.',
    'Send each key once.',
    'Передавайте каждый ключ один раз.',
  ),
  invalid_encoding: explain(
    'The body is not valid UTF-8, or a text contains half of a surrogate pair or a NUL.',
    'Тело не в UTF-8 либо текст содержит половину символа или NUL.',
    'Encode the body as UTF-8 and remove NUL characters from texts.',
    'Кодируйте тело в UTF-8 и уберите символы NUL из текстов.',
  ),
  template_not_applicable: explain(
    'This template cannot make a file of the format that was asked for.',
    'По этому шаблону нельзя получить файл выбранного формата.',
    'A Word file makes `docx` alone; ask for that, or choose a layout.',
    'По файлу Word создаётся только `docx`; выберите этот формат или макет.',
  ),
  malformed_form: explain(
    'The multipart form ends too early, has no boundary, or a part of it cannot be understood.',
    'Форма multipart обрывается, не имеет границы или содержит непонятную часть.',
    'Build the form with a library of your language, and send it completely with the content type that the library sets.',
    'Соберите форму библиотекой вашего языка и передайте её целиком с тем типом содержимого, который даёт библиотека.',
  ),
  invalid_query_parameter: explain(
    'A parameter of the address has a value of the wrong kind, or is given twice.',
    'Параметр адреса имеет неподходящее значение или указан дважды.',
    'Look at `errors`: each names the parameter and the rule.',
    'Посмотрите в `errors`: там названы параметр и правило.',
  ),
  unknown_query_parameter: explain(
    'The address has a parameter that this operation does not know. It is refused rather than ignored, so that a typo does not return everything.',
    'В адресе есть параметр, которого операция не знает. Он не пропускается молча: опечатка в фильтре вернула бы весь список.',
    'Correct the name or remove the parameter; the documentation lists them all.',
    'Исправьте имя или уберите параметр; полный список есть в документации.',
  ),
  invalid_header: explain(
    'A header is written in a form that cannot be read, or two headers contradict each other.',
    'Заголовок записан нечитаемо, либо два заголовка противоречат друг другу.',
    'Read `detail`: it names the header and its form, such as `If-Match: "v17"`.',
    'Прочтите `detail`: там названы заголовок и его вид, например `If-Match: "v17"`.',
  ),
  invalid_sort: explain(
    'The list cannot be sorted this way.',
    'Список нельзя упорядочить таким образом.',
    'Name up to three different fields of those in `detail`, with `-` before descending ones: `sort=-updatedAt,name`.',
    'Укажите до трёх разных полей из перечисленных в `detail`, с «-» перед убывающими: `sort=-updatedAt,name`.',
  ),
  invalid_filter: explain(
    'A filter has a value or an operator its field does not take, or there are more than ten conditions.',
    'Фильтр содержит значение или оператор, которых поле не принимает, либо условий больше десяти.',
    'The member `parameter` names the filter. Write `field=value`, `field=a,b` or `field[operator]=value`.',
    'Поле `parameter` называет фильтр. Пишите `field=value`, `field=a,b` или `field[operator]=value`.',
  ),
  invalid_fields: explain(
    '`fields` names something the record does not have, or more than 50 paths.',
    'В `fields` указано то, чего у записи нет, или более 50 путей.',
    'Name fields of the answer, comma separated; `id` and `version` are always kept.',
    'Перечислите поля ответа через запятую; `id` и `version` остаются всегда.',
  ),
  invalid_expand: explain(
    '`expand` names something that cannot be expanded here.',
    'В `expand` указано то, что здесь не раскрывается.',
    'Leave it out, or name up to five of the expansions the documentation lists.',
    'Уберите параметр или назовите до пяти раскрытий из документации.',
  ),
  cursor_invalid: explain(
    'The cursor was not issued by this installation or was altered on the way.',
    'Курсор выдан не этой установкой или изменён по дороге.',
    'Pass `page.nextCursor` exactly as received, URL-encoded; otherwise start from the first page.',
    'Передавайте `page.nextCursor` без изменений, закодировав для URL; иначе начните с первой страницы.',
  ),
  cursor_mismatch: explain(
    'The cursor belongs to another list, another portal, or the same list with other filters.',
    'Курсор относится к другому списку, другому порталу или к тому же списку с другими фильтрами.',
    'Keep filters and sort unchanged while paging; start again after changing them.',
    'Не меняйте фильтры и порядок при листании; после изменения начните сначала.',
  ),
  cursor_expired: explain(
    'The cursor is older than 24 hours.',
    'Курсор старше 24 часов.',
    'Start from the first page. To follow changes over days, filter by `updatedAt` or read the event feed.',
    'Начните с первой страницы. Чтобы следить за изменениями днями, фильтруйте по `updatedAt` или читайте ленту событий.',
  ),
  idempotency_key_conflict: explain(
    'The header `Idempotency-Key` and the body field `idempotencyKey` hold different values.',
    'Заголовок `Idempotency-Key` и поле `idempotencyKey` содержат разные значения.',
    'Send the key in one place.',
    'Передавайте ключ в одном месте.',
  ),
  timestamp_invalid: explain(
    'The timestamp of an incoming webhook is not 10 or 13 digits.',
    'Метка времени входящего вебхука не состоит из 10 или 13 цифр.',
    'Send Unix time in seconds or in milliseconds.',
    'Передавайте время Unix в секундах или миллисекундах.',
  ),
};
