import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';

/** Накладная на возврат поставщику: what goes back to whom, of which receipt and why, and at which prices it was bought. */
export const supplierReturnLayout: DocumentLayout = {
  page: { marginTop: 15, marginRight: 12, marginBottom: 16, marginLeft: 20, fontSize: 10, hasPageNumbers: true },
  blocks: [
    {
      type: 'heading',
      level: 1,
      text: 'Накладная на возврат поставщику № {document.number}[[ от {document.date|date:d MMMM yyyy} г.]]',
    },
    {
      type: 'requisites',
      labelWidth: 32,
      rows: [
        {
          label: 'Поставщик',
          value: '{customer.legalName}[[, ИНН {customer.inn}]][[, КПП {customer.kpp}]]',
          isBold: true,
        },
        { label: 'Покупатель', value: '{seller.legalName}[[, ИНН {seller.inn}]]' },
        { label: 'Приёмка', value: '{document.receiptNumber}' },
        { label: 'Заявка', value: '{document.procurementNumber}' },
        { label: 'Причина', value: '{document.reason}' },
      ],
    },
    {
      type: 'table',
      isNumbered: true,
      columns: [
        { title: 'Наименование', leaf: 'name' },
        { title: 'Артикул', leaf: 'sku', width: 24, isHiddenIfEmpty: true },
        { title: 'Кол-во', leaf: 'quantity', width: 17 },
        { title: 'Ед.', leaf: 'uom', width: 13 },
        { title: 'Цена', leaf: 'unitPrice', width: 23, isHiddenIfEmpty: true },
        { title: 'НДС', leaf: 'vatRate', width: 14, isHiddenIfEmpty: true },
        { title: 'Сумма с НДС', leaf: 'grossAmount', width: 27, isHiddenIfEmpty: true },
      ],
    },
    { type: 'totals', lines: [{ line: 'vat' }, { line: 'total', label: 'К возмещению с НДС' }, { line: 'words' }] },
    { type: 'heading', level: 3, text: 'Что не так', showIf: 'document.comment' },
    { type: 'paragraph', text: '{document.comment}' },
    { type: 'spacer', height: 4 },
    {
      type: 'signatures',
      isSideBySide: true,
      lines: [
        { title: 'Отпустил', position: '________________________', name: '/ ________________ /', stamp: false },
        { title: 'Получил', position: '________________________', name: '/ ________________ /', stamp: false },
      ],
    },
  ],
};
