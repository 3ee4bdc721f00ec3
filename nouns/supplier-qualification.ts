import { choice, date, id, ids, instant, longText, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { type Given, givenStructures, structure } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { supplierQualificationFlow } from './supplier-qualification-flow.ts';

export const qualifyingDocuments = {
  charter: words('Charter', 'Устав'),
  register_extract: words('Extract of the register', 'Выписка из ЕГРЮЛ'),
  licence: words('Licence', 'Лицензия'),
  certificate: words('Certificate', 'Сертификат'),
  accounts: words('Annual accounts', 'Бухгалтерская отчётность'),
  authority: words('Authority of the signatory', 'Полномочия подписанта'),
  other: words('Other', 'Другое'),
};

const document = {
  kind: choice(qualifyingDocuments, 'Kind', 'Вид').required(),
  title: text(300, 'Title or number', 'Название или номер').writable().example('ЛО-77-01-004512'),
  issuedOn: date('Issued', 'Выдан').writable(),
  expiresOn: date('Valid until', 'Действует до').writable().describe('The last day; left out is without end.'),
  fileId: id('File', 'Файл').writable().describe('Among the files of this qualification.'),
};

const supplier = {
  supplierId: id('Supplier', 'Поставщик').nullable(),
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
};

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** That a supplier was looked at: what of may be bought from it, and until when. */
export const supplierQualification = noun({
  type: 'supplier_qualification',
  words: words('Qualification of a supplier', 'Допуск поставщика'),
  table: 'supplier_qualifications',
  alias: 'qualification',
  audience: 'business',
  displayName: 'id',
  lifecycle: supplierQualificationFlow,
  facts: ['created', 'updated', 'status_changed'],
  fields: {
    id: id().filterable().sortable(),
    counterpartyId: id('Counterparty', 'Контрагент').required().filterable(),
    supplier: structure(supplier, 'Whom it is about', 'О ком').computed(),
    categoryIds: ids('Category', 'Categories', 'Категории', 50)
      .writable()
      .describe('What may be bought: these categories and what is below them; empty is everything.'),
    status: status(supplierQualificationFlow).filterable(),
    validUntil: date('Valid until', 'Действует до')
      .nullable()
      .writable()
      .describe('The last day; null is as long as its documents are valid.'),
    documents: givenStructures(document, 'Documents', 'Документы', { maxItems: 50 }).writable(),
    endsOn: date('Ends', 'Заканчивается')
      .nullable()
      .filterable()
      .sortable()
      .describe('Its last day or that of the first document to end, whichever comes first.'),
    responsibleId: id('Responsible', 'Ответственный')
      .nullable()
      .writable()
      .filterable()
      .describe('Hears 30 and 7 days before it ends; whoever asked for it, where nobody is named.'),
    comment: longText(2_000, 'Comment', 'Комментарий').nullable().writable(),
    reason: longText(1_000, 'Why it was decided so', 'Причина решения').nullable(),
    decidedAt: instant('Decided', 'Когда решено').nullable().filterable().sortable(),
    decidedBy: id('Decided by', 'Кто решил').nullable(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type SupplierQualification = RecordOf<typeof supplierQualification>;

export type QualifyingDocument = Given<typeof document>;
