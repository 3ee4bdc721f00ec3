import type {
  StatementAccount,
  StatementDocument,
  StatementWarning,
} from '../../kernel/integrations/ports/statements.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';

/** Everything that is said of a file that could be read. What asks for a look keeps the statement from being applied by itself. */
const told = (code: string, line: number | null, detail: Words): StatementWarning => ({
  code,
  line,
  detail,
  review: false,
});
const toReview = (code: string, line: number | null, detail: Words): StatementWarning => ({
  code,
  line,
  detail,
  review: true,
});

export const declaredWrongly = (declared: string, real: string) =>
  told(
    'encoding_differs',
    null,
    words(
      `The file says it is in ${declared}, and is in ${real}`,
      `В файле указана кодировка ${declared}, на деле — ${real}`,
    ),
  );

export const amountForm = (line: number, key: string) =>
  told('amount_form', line, words(`${key} is not written as the format asks`, `${key}: сумма записана не по формату`));

export const amountUnreadable = (line: number, key: string) =>
  toReview('amount_unreadable', line, words(`${key} cannot be read`, `${key}: не удалось прочитать сумму`));

export const documentUnreadable = (line: number, keys: readonly string[]) =>
  toReview(
    'document_unreadable',
    line,
    words(
      `The document was skipped: ${keys.join(', ')} cannot be read`,
      `Документ пропущен: не читается ${keys.join(', ')}`,
    ),
  );

export const directionUnknown = (line: number) =>
  toReview(
    'direction_unknown',
    line,
    words('Neither side is an account of the statement', 'Ни плательщик, ни получатель не является счётом выписки'),
  );

export const lineJoined = (line: number) =>
  told(
    'line_joined',
    line,
    words('A broken line of the purpose was joined', 'Перенесённая строка назначения присоединена'),
  );

export const lineIgnored = (line: number) =>
  told('line_ignored', line, words('The line is no field and was left out', 'Строка не является полем и пропущена'));

export const fieldRepeated = (line: number, key: string) =>
  toReview(
    'field_repeated',
    line,
    words(`${key} is given twice; the first stays`, `${key} указано дважды, взято первое`),
  );

export const sectionUnclosed = (line: number) =>
  toReview(
    'section_unclosed',
    line,
    words('The section does not close and was left out', 'Секция не закрыта и пропущена'),
  );

export const endMissing = (line: number) =>
  toReview(
    'end_missing',
    line,
    words('The file has no end line: it may be cut', 'Нет строки конца файла: файл может быть обрезан'),
  );

export const textAfterEnd = (line: number) =>
  toReview('text_after_end', line, words('There is text after the end of the file', 'После конца файла есть текст'));

/** What the bank's sums say against each other and against the documents. */
export const sumWarnings = (
  accounts: readonly StatementAccount[],
  lines: readonly number[],
  documents: readonly StatementDocument[],
): StatementWarning[] => [
  ...accounts.flatMap(({ account, balance, turnover }, index) => [
    ...(balance === 'differs' ? [balanceDiffers(lines[index] ?? null, account)] : []),
    ...(turnover === 'differs' ? [turnoverDiffers(lines[index] ?? null, account)] : []),
  ]),
  ...(documents.length > 0 && accounts.every(({ turnover }) => turnover === 'untold') ? [sumsUntold] : []),
];

const balanceDiffers = (line: number | null, account: string) =>
  toReview(
    'balance_differs',
    line,
    words(
      `Balances and turnovers of account ${account} do not add up`,
      `Остатки и обороты счёта ${account} не сходятся`,
    ),
  );

const turnoverDiffers = (line: number | null, account: string) =>
  toReview(
    'turnover_differs',
    line,
    words(
      `Documents of account ${account} do not add up to its turnovers`,
      `Документы по счёту ${account} не сходятся с его оборотами`,
    ),
  );

const sumsUntold = told(
  'sums_untold',
  null,
  words('The bank tells no turnovers to check by', 'Банк не указал оборотов для проверки'),
);
