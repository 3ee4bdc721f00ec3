import { invoice } from './invoice.ts';
import { field } from './kit/field.ts';
import { choice, currency, date, decimal, flag, id, integer, measure, ownText, price, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import type { StructureOf } from './kit/noun.ts';
import { structure, structures } from './kit/structures.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';
import type { TransferDocument } from './transfer-document.ts';

export const readinesses = {
  ready: status('Can be applied', 'Можно провести', 'accent'),
  needs_review: status('Needs a look', 'Нужна проверка', 'warning'),
  blocked: status('Cannot be applied yet', 'Пока нельзя провести', 'bad'),
};

export const remarkSeverities = {
  info: words('For notice', 'Для сведения'),
  review: words('Look at this before applying', 'Проверьте перед проведением'),
  block: words('To be settled first', 'Сначала устраните'),
};

/** What an invoice and a document of the same supplier have in common. */
export const likenesses = {
  number: words('the same number', 'тот же номер'),
  basis: words('the document is based on it', 'указан в основании'),
  amount: words('the same amount', 'та же сумма'),
};

export const lineMatches = {
  person: words('by hand', 'вручную'),
  remembered: words('as before', 'как раньше'),
  supplier_article: words('by the supplier’s article', 'по артикулу поставщика'),
  code: words('by our article', 'по нашему артикулу'),
  name: words('by the name', 'по наименованию'),
};

const line = {
  place: integer('Place in the document, from 1', 'Место в документе, от 1', { minimum: 1 }),
  number: text(20, 'Number in the document', 'Номер в документе').example('1'),
  name: text(500, 'Name', 'Название').example('Цемент М500'),
  article: text(100, "Supplier's article", 'Артикул поставщика').nullable().example('ЦЕМ-500-50'),
  code: text(100, "Supplier's code", 'Код поставщика').nullable().example('00-00001175'),
  quantity: measure('Quantity', 'Количество').example('120'),
  uom: unit(),
  unitName: text(100, 'Unit in the words of the document', 'Единица, как она названа в документе')
    .nullable()
    .example('шт'),
  price: price('Price per unit, without VAT', 'Цена за единицу без НДС'),
  net: decimal('Without VAT', 'Без НДС').example('49500.00'),
  vatRate: vatRate('VAT rate; null where there is no such rate', 'Ставка НДС; null, если такой ставки нет').nullable(),
  vat: decimal('VAT', 'НДС').nullable().example('10890.00'),
  gross: decimal('With VAT', 'С НДС').example('60390.00'),
  catalogItemId: id('Catalog item', 'Позиция каталога').nullable(),
  catalogItemName: text(500, 'Its name', 'Её название').nullable(),
  procurementId: id('Requisition it was decided in', 'Заявка, в которой это решено').nullable(),
  procurementNumber: text(32, 'Its number', 'Её номер').nullable().example('PR-2026-0001'),
  procurementItemId: id('Line of that requisition', 'Строка этой заявки').nullable(),
  matchedBy: choice(lineMatches, 'What it was matched by', 'По чему сопоставлена').nullable(),
  rememberedMatchId: id(
    'Remembered match it was matched by',
    'Запомненное сопоставление, по которому сопоставлена',
  ).nullable(),
};

export type PreviewLine = StructureOf<typeof line>;

/** A line of a requisition that a line of the document may be for. */
export const awaitedLine = {
  procurementId: id('Requisition', 'Заявка'),
  procurementNumber: text(32, 'Number of the requisition', 'Номер заявки').example('PR-2026-0001'),
  procurementItemId: id('Line of the requisition', 'Строка заявки'),
  name: text(500, 'Name', 'Название').example('Цемент М500'),
  sku: text(100, 'Article', 'Артикул').nullable().example('П-1'),
  catalogItemId: id('Catalog item', 'Позиция каталога').nullable(),
  left: measure('Chosen and not invoiced yet', 'Выбрано, но ещё без счёта').example('120'),
  uom: unit(),
};

const remark = {
  code: text(64, 'Stable code', 'Неизменный код').example('totals_differ'),
  line: text(20, 'Number of the line', 'Номер строки').nullable(),
  message: ownText('The same in words', 'То же словами'),
  severity: choice(
    remarkSeverities,
    'For notice; to be looked at before it is applied; or to be settled first',
    'Для сведения; просмотреть до проведения; сначала устранить',
  ),
};

const supplier = {
  counterpartyId: id('Counterparty', 'Контрагент'),
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
  kpp: text(9, 'KPP', 'КПП').nullable(),
};

const alike = {
  invoiceId: id('Invoice', 'Счёт'),
  number: text(32, 'Number with us', 'Номер у нас').example('INV-2026-0001'),
  externalNumber: text(64, 'Number the supplier gave it', 'Номер, указанный поставщиком').nullable(),
  externalDate: date('Date the supplier gave it', 'Дата, указанная поставщиком').nullable(),
  status: invoice.fields.status,
  gross: decimal('With VAT', 'С НДС').example('292435.00'),
  currency: currency(),
  by: choice(likenesses, 'What it has in common with the document', 'Что у него общего с документом'),
};

const digest = field<string>(
  'text',
  { type: 'string', pattern: '^[0-9a-f]{32}$' },
  'Digest of what was shown: a document is applied only as it was seen',
  'Отпечаток показанного: документ проводится только в том виде, в каком его видели',
).example('0'.repeat(32));

/** What a transfer document would make if it were applied now, beside what it says itself. */
export const transferPreview = {
  invoiceNumber: text(32, 'Number of the invoice it was applied to', 'Номер счёта, по которому проведён')
    .nullable()
    .example('INV-2026-0001'),
  supplier: structure(supplier, 'Counterparty', 'Контрагент').nullable(),
  suppliers: structures(
    supplier,
    'Counterparties with the INN of the seller, where more than one may be meant',
    'Контрагенты с ИНН продавца, если подходят несколько',
  ),
  buyerIsUs: flag(
    'The buyer has our INN; null where one of them is not known',
    'ИНН покупателя — наш; null, если один из них не указан',
  ).nullable(),
  lines: structures(line, 'Lines', 'Строки'),
  remarks: structures(remark, 'What was noticed', 'Что замечено'),
  readiness: choice(readinesses, 'Whether it can be applied', 'Можно ли провести'),
  attachesTo: id(
    'Known invoice that it would be attached to, unless another is named',
    'Известный счёт, к которому прикрепится, если не указан другой',
  ).nullable(),
  invoicesAlike: structures(alike, 'Invoices that are known already', 'Уже известные счета'),
  preview: digest,
};

export type TransferPreview = TransferDocument & StructureOf<typeof transferPreview>;
