import type { remarkSeverities } from '../../../../../nouns/transfer-preview.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';

/** What is said of a document beside what its file says of itself. */
export interface Remark {
  code: string;
  line: string | null;
  detail: Words;
  severity: keyof typeof remarkSeverities;
}

export const remark = (
  severity: Remark['severity'],
  code: string,
  line: string | null,
  en: string,
  ru: string,
): Remark => ({
  code,
  line,
  detail: words(en, ru),
  severity,
});

export const supplierUnknown = (inn: string | null, name: string | null) =>
  remark(
    'block',
    'supplier_unknown',
    null,
    `No counterparty has the INN ${inn} (${name}): enter it, or name the supplier.`,
    `Контрагента с ИНН ${inn} (${name}) нет: заведите его или укажите поставщика.`,
  );

export const supplierAmbiguous = (inn: string | null, kpp: string | null) =>
  remark(
    'block',
    'supplier_ambiguous',
    null,
    `Several counterparties have the INN ${inn}, and none the KPP ${kpp ?? '—'}: name the supplier.`,
    `Контрагентов с ИНН ${inn} несколько, и ни у одного нет КПП ${kpp ?? '—'}: укажите поставщика.`,
  );

export const supplierKppDiffers = (ours: string | null, theirs: string | null) =>
  remark(
    'info',
    'supplier_kpp_differs',
    null,
    `The KPP of the seller is ${theirs ?? '—'}, our counterparty has ${ours ?? '—'}.`,
    `КПП продавца в документе — ${theirs ?? '—'}, в карточке контрагента — ${ours ?? '—'}.`,
  );

export const buyerIsAnother = (theirs: string, ours: string) =>
  remark(
    'block',
    'buyer_is_another',
    null,
    `The buyer has the INN ${theirs}, our company has ${ours}: the document is for somebody else.`,
    `ИНН покупателя — ${theirs}, а ИНН вашей компании — ${ours}: документ выставлен не вам.`,
  );

export const buyerUntold = (isOurs: boolean) =>
  isOurs
    ? remark(
        'review',
        'own_inn_untold',
        null,
        'The INN of your company is not set, so it cannot be checked that the document is for you.',
        'В настройках не указан ИНН компании, поэтому нельзя проверить, что документ выставлен вам.',
      )
    : remark(
        'review',
        'buyer_inn_untold',
        null,
        'The document does not give the INN of the buyer.',
        'В документе нет ИНН покупателя: проверьте, что он выставлен вам.',
      );

export const buyerKppDiffers = (theirs: string, ours: string) =>
  remark(
    'info',
    'buyer_kpp_differs',
    null,
    `The KPP of the buyer is ${theirs}, our company has ${ours}.`,
    `КПП покупателя в документе — ${theirs}, а в настройках компании — ${ours}.`,
  );

export const sentBefore = (number: string) =>
  remark(
    'review',
    'sent_before',
    null,
    `A file with this identifier was uploaded before, with other content: document ${number}.`,
    `Файл с этим идентификатором уже загружали с другим содержимым: документ ${number}.`,
  );

export const invoiceKnown = (number: string, by: 'number' | 'basis' | 'amount') => {
  const [en, ru] = {
    number: [
      `The invoice ${number} has this number: the document will be attached to it.`,
      `Счёт ${number} уже внесён с этим номером: документ прикрепится к нему.`,
    ],
    basis: [
      `The document is based on the invoice ${number}, which is known: attach it there, or make another invoice.`,
      `Документ выставлен по счёту ${number}, который уже внесён: прикрепите к нему или создайте новый счёт.`,
    ],
    amount: [
      `The invoice ${number} of this supplier has the same amount: it may be the same purchase.`,
      `Счёт ${number} этого поставщика — на ту же сумму: возможно, это одна и та же покупка.`,
    ],
  }[by] as [string, string];
  return remark(by === 'number' ? 'info' : 'review', `invoice_known_by_${by}`, null, en, ru);
};

export const knownInvoiceDiffers = (number: string, ours: string, theirs: string) =>
  remark(
    'review',
    'known_invoice_differs',
    null,
    `The invoice ${number} is for ${ours}, the document for ${theirs}. The invoice is not changed.`,
    `Счёт ${number} — на ${ours}, документ — на ${theirs}. Суммы счёта не изменятся.`,
  );

export const sumStrays = (document: string, counted: string) =>
  remark(
    'review',
    'sum_strays',
    null,
    `The invoice comes to ${counted}, the document to ${document}: they round differently.`,
    `Счёт выйдет на ${counted}, а документ — на ${document}: разница в округлении.`,
  );
