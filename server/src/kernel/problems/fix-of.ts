import { type FieldError, type Words, words } from './errors.ts';
import { fixesOfRules } from './fixes-of-rules.ts';

/** What the rules that any field may break tell of themselves. */
interface Params {
  near?: readonly string[];
  known?: readonly string[];
  allowed?: readonly unknown[];
  type?: string | readonly string[];
  format?: string;
  limit?: string | number;
  above?: number;
  left?: string;
  reason?: string;
}

/** What to send instead: as the refusal says, or as follows from a rule that any field may break. */
export function fixOf({ code, params: told = {}, fix }: FieldError): Words | undefined {
  const params = told as Params;
  return (
    fix ??
    nearest(params) ??
    rest(params) ??
    fixesOfRules[params.reason ?? ''] ??
    byCode[code]?.(params) ??
    fixesOfRules[code]
  );
}

/** Most values that a sentence lists; all of them stand in `params`. */
const mostListed = 30;

/** The values there are, where they are few enough to be read. */
export const listed = (values: readonly unknown[]): string | undefined =>
  values.length > 0 && values.length <= mostListed ? values.map(String).join(', ') : undefined;

function nearest({ near }: Params): Words | undefined {
  const [first] = near ?? [];
  return first === undefined ? undefined : words(`Send “${first}” instead.`, `Передайте вместо этого «${first}».`);
}

const rest = ({ left }: Params): Words | undefined =>
  left === undefined ? undefined : words(`Send at most ${left}.`, `Передайте не больше ${left}.`);

const byCode: Readonly<Record<string, (params: Params) => Words>> = {
  required: () => words('Add this field with a value.', 'Добавьте это поле со значением.'),
  unknown_field: ({ known }) => {
    const names = listed(known ?? []);
    return names === undefined
      ? words(
          'Leave it out: the reference at /docs lists what this request takes.',
          'Уберите его: что принимает запрос, перечислено в описании /docs.',
        )
      : words(`Leave it out, or send one of: ${names}.`, `Уберите его или передайте одно из: ${names}.`);
  },
  type: ({ type }) => {
    const [named] = [type].flat();
    return typeFixes[named ?? ''] ?? words('Send a value of that type.', 'Передайте значение этого типа.');
  },
  enum: ({ allowed }) => {
    const values = listed(allowed ?? []);
    return values === undefined
      ? words('Send one of the values in `allowed`.', 'Передайте одно из значений `allowed`.')
      : words(`Send one of: ${values}.`, `Передайте одно из: ${values}.`);
  },
  min_length: ({ limit = '' }) => words(`Send ${limit} characters or more.`, `Передайте не меньше ${limit} знаков.`),
  max_length: ({ limit = '' }) => words(`Shorten it to ${limit} characters.`, `Сократите до ${limit} знаков.`),
  minimum: ({ limit, above }) =>
    above !== undefined
      ? words(`Send more than ${above}.`, `Передайте больше ${above}.`)
      : limit === undefined
        ? words('Send a later or greater value.', 'Передайте более позднее или большее значение.')
        : words(`Send ${limit} or more.`, `Передайте ${limit} или больше.`),
  maximum: ({ limit }) =>
    limit === undefined
      ? words('Send an earlier or smaller value.', 'Передайте более раннее или меньшее значение.')
      : words(`Send ${limit} or less.`, `Передайте ${limit} или меньше.`),
  min_items: ({ limit = '' }) => words(`Send at least ${limit} of them.`, `Передайте не меньше ${limit}.`),
  max_items: ({ limit }) =>
    limit === undefined
      ? words('Send fewer of them.', 'Передайте меньше.')
      : words(
          `Send at most ${limit}, and the rest in other requests.`,
          `Передайте не больше ${limit}, остальное отдельными запросами.`,
        ),
  unique_items: () => words('Send each item once.', 'Передайте каждый элемент один раз.'),
  pattern: () => words('Send a value of that form.', 'Передайте значение этого вида.'),
  unknown_currency: () =>
    words('Send a code of ISO 4217, such as RUB or CNY.', 'Передайте код ISO 4217, например RUB или CNY.'),
  format: ({ format }) =>
    formatFixes[format ?? ''] ?? words('Send a value of that form.', 'Передайте значение этого вида.'),
  duplicate: () =>
    words(
      'Give it once; where a record has it already, use that record or choose another value.',
      'Укажите один раз; если значение уже занято, используйте ту запись или выберите другое.',
    ),
  not_found_reference: () =>
    words(
      'Send the identifier of a record of this portal: its list gives it as `id`.',
      'Передайте идентификатор записи этого портала: в списке это `id`.',
    ),
  archived_reference: () =>
    words('Restore that record first, or name another.', 'Сначала верните запись из архива или укажите другую.'),
  immutable_field: () => words('Leave it out: it is set once.', 'Уберите его: задаётся один раз.'),
};

const typeFixes: Readonly<Record<string, Words>> = {
  string: words('Send text in quotes, such as "12.50".', 'Передайте текст в кавычках, например "12.50".'),
  integer: words('Send a whole number without quotes, such as 12.', 'Передайте целое число без кавычек, например 12.'),
  number: words('Send a number without quotes, such as 12.5.', 'Передайте число без кавычек, например 12.5.'),
  boolean: words('Send true or false without quotes.', 'Передайте true или false без кавычек.'),
  object: words('Send an object: {"name": "value"}.', 'Передайте объект: {"name": "value"}.'),
  array: words('Send a list in square brackets: ["value"].', 'Передайте список в квадратных скобках: ["value"].'),
};

const formatFixes: Readonly<Record<string, Words>> = {
  uuid: words(
    'Send `id` of the record, a UUID: find it by `search` in its list, or by `GET /api/v1/integration-api/links` with an external identifier.',
    'Передайте `id` записи (UUID): его дают список с `search` или `GET /api/v1/integration-api/links` по внешнему идентификатору.',
  ),
  decimal: words(
    'Send digits with a point, such as "-12.50": no spaces, commas or exponent.',
    'Передайте цифры с точкой, например "-12.50": без пробелов, запятых и экспоненты.',
  ),
  'unsigned-decimal': words(
    'Send digits with a point, such as "12.50": no sign, spaces, commas or exponent.',
    'Передайте цифры с точкой, например "12.50": без знака, пробелов, запятых и экспоненты.',
  ),
  rate: words('Send a rate such as "92.50".', 'Передайте курс вида "92.50".'),
  country: words('Send a code of ISO 3166-1, such as RU.', 'Передайте код ISO 3166-1, например RU.'),
  line: words(
    'Remove line breaks and other control characters.',
    'Уберите переводы строк и другие управляющие символы.',
  ),
  lines: words('Remove control characters.', 'Уберите управляющие символы.'),
  date: words('Send a day such as 2026-11-20.', 'Передайте день вида 2026-11-20.'),
  'time-of-day': words('Send a time such as 09:00.', 'Передайте время вида 09:00.'),
  'date-time': words(
    'Send a moment such as 2026-11-20T09:15:30Z or 2026-11-20T12:15:30+03:00.',
    'Передайте момент вида 2026-11-20T09:15:30Z или 2026-11-20T12:15:30+03:00.',
  ),
};
