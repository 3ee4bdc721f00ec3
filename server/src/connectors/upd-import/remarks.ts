import type { TransferRemark } from '../../kernel/integrations/ports/transfer-functions.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';

/** Everything that is said of a document that could be read. What asks for a look keeps it from being applied unseen. */
const told = (code: string, line: string | null, detail: Words): TransferRemark => ({
  code,
  line,
  detail,
  review: false,
});
const toReview = (code: string, line: string | null, detail: Words): TransferRemark => ({
  code,
  line,
  detail,
  review: true,
});

export const encodingDiffers = (declared: string, real: string) =>
  told(
    'encoding_differs',
    null,
    words(
      `The file says it is in ${declared}, and is in ${real}.`,
      `В файле указана кодировка ${declared}, на деле — ${real}.`,
    ),
  );

export const invoiceAlone = () =>
  toReview(
    'invoice_alone',
    null,
    words(
      'The function is СЧФ: a VAT invoice. The goods are handed over by another document.',
      'Функция СЧФ: это только счёт-фактура. Товар передают другим документом — не учтите поставку дважды.',
    ),
  );

export const withoutInvoice = () =>
  told(
    'without_invoice',
    null,
    words(
      'The function is ДОП: a transfer document only. The VAT invoice comes separately, if at all.',
      'Функция ДОП: только передаточный документ. Счёт-фактура приходит отдельно, если она нужна.',
    ),
  );

export const currencyUnknown = (code: string) =>
  toReview(
    'currency_unknown',
    null,
    words(`The currency code ${code} is not known.`, `Код валюты ${code} неизвестен.`),
  );

export const basisMissing = () =>
  told('basis_missing', null, words('The document names no basis.', 'Основание передачи в документе не указано.'));

export const lineSumDiffers = (line: string, expected: string, found: string) =>
  toReview(
    'line_sum_differs',
    line,
    words(
      `The amount without VAT, ${expected}, plus the VAT is not ${found}.`,
      `Стоимость без НДС ${expected} и налог не дают стоимость с НДС ${found}.`,
    ),
  );

export const totalsDiffer = (what: Words, told: string, counted: string) =>
  toReview(
    'totals_differ',
    null,
    words(
      `${what.en}: the document says ${told}, its lines add up to ${counted}.`,
      `${what.ru}: в документе ${told}, по строкам — ${counted}.`,
    ),
  );

export const rateUnknown = (line: string, rate: string) =>
  toReview(
    'vat_rate_unknown',
    line,
    words(`“${rate}” is not a VAT rate in use.`, `Ставка НДС «${rate}» не применяется.`),
  );

export const rateCalculated = (line: string, rate: string) =>
  toReview(
    'vat_rate_calculated',
    line,
    words(
      `${rate} is a VAT rate for advances and deductions.`,
      `Расчётная ставка НДС ${rate}: так пишут авансы и удержания.`,
    ),
  );

export const amountUnreadable = (line: string, name: string) =>
  toReview(
    'amount_unreadable',
    line,
    words(`${name} cannot be read as a number.`, `${name}: не удалось прочитать число.`),
  );

export const innWrong = (side: Words, inn: string) =>
  toReview(
    'inn_wrong',
    null,
    words(
      `The check digit of the INN ${inn} ${side.en} is wrong.`,
      `ИНН ${side.ru} ${inn}: неверное контрольное число.`,
    ),
  );
