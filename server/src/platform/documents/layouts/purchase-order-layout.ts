import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';

/** Заказ поставщику: who orders of whom, what, at which prices and by when, where to and on which terms. */
export const purchaseOrderLayout: DocumentLayout = {
  page: { marginTop: 15, marginRight: 12, marginBottom: 16, marginLeft: 20, fontSize: 10, hasPageNumbers: true },
  blocks: [
    {
      type: 'columns',
      columns: [
        { image: 'logo', imageWidth: 38, width: 60 },
        {
          align: 'right',
          title: '{seller.legalName}',
          lines: [
            'ИНН {seller.inn}[[, КПП {seller.kpp}]][[, ОГРН {seller.ogrn}]]',
            '{seller.legalAddress}',
            '[[тел. {seller.phone}]]',
            '{seller.email}',
          ],
        },
      ],
    },
    {
      type: 'heading',
      level: 1,
      text: 'Заказ поставщику[[ № {document.number}]][[ от {document.date|date:d MMMM yyyy} г.]][[, редакция {document.revision}]]',
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
        { label: 'Контактное лицо', value: '{customer.contactName}' },
        { label: 'Покупатель', value: '{seller.legalName}[[, ИНН {seller.inn}]]' },
        { label: 'Доставка', value: '{document.deliveryAddress}' },
        { label: 'Заявка', value: '{document.procurementNumber}' },
      ],
    },
    {
      type: 'table',
      columns: [
        { title: 'Наименование', leaf: 'name' },
        { title: 'Кол-во', leaf: 'quantity', width: 17 },
        { title: 'Ед.', leaf: 'uom', width: 13 },
        { title: 'Цена', leaf: 'unitPrice', width: 23 },
        { title: 'НДС', leaf: 'vatRate', width: 14 },
        { title: 'Сумма', leaf: 'lineAmount', width: 25 },
        { title: 'Срок', leaf: 'wantedDate', width: 21, format: 'date', isHiddenIfEmpty: true },
      ],
    },
    {
      type: 'totals',
      lines: [{ line: 'subtotal' }, { line: 'vat' }, { line: 'total', label: 'Всего' }, { line: 'words' }],
    },
    { type: 'heading', level: 3, text: 'Условия поставки', showIf: 'document.deliveryTerms' },
    { type: 'paragraph', text: '{document.deliveryTerms}' },
    { type: 'heading', level: 3, text: 'Условия оплаты', showIf: 'document.paymentTerms' },
    { type: 'paragraph', text: '{document.paymentTerms}' },
    { type: 'paragraph', text: '{document.comment}' },
    { type: 'spacer', height: 4 },
    {
      type: 'signatures',
      isSideBySide: true,
      lines: [
        {
          title: 'Покупатель',
          position: '{seller.signatoryPosition}',
          name: '{seller.signatoryName|line:20}',
          signature: true,
          stamp: true,
        },
        { title: 'Поставщик', position: '________________________', name: '/ ________________ /', stamp: false },
      ],
    },
  ],
};
