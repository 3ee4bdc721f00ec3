import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';

/** Счёт на оплату in the form that accountants know: the bank's head, the parties, the rows, the sums, a code to pay by, who signs. */
export const salesInvoiceLayout: DocumentLayout = {
  page: { marginTop: 12, marginRight: 12, marginBottom: 15, marginLeft: 18, fontSize: 10, hasPageNumbers: true },
  blocks: [
    { type: 'bank', party: 'seller' },
    {
      type: 'heading',
      level: 1,
      text: 'Счёт на оплату[[ № {document.number}]][[ от {document.date|date:d MMMM yyyy} г.]]',
    },
    {
      type: 'requisites',
      labelWidth: 26,
      rows: [
        {
          label: 'Поставщик:',
          value:
            '{seller.legalName}[[, ИНН {seller.inn}]][[, КПП {seller.kpp}]][[, {seller.legalAddress}]][[, тел. {seller.phone}]]',
          isBold: true,
        },
        {
          label: 'Покупатель:',
          value: '{customer.legalName}[[, ИНН {customer.inn}]][[, КПП {customer.kpp}]][[, {customer.legalAddress}]]',
          isBold: true,
        },
        {
          label: 'Основание:',
          value: 'Договор № {document.contractNumber}[[ от {document.contractDate|date:dd.MM.yyyy}]]',
        },
        { label: 'Предложение:', value: 'Коммерческое предложение № {document.proposalNumber}' },
        { label: 'Срок оплаты:', value: 'не позднее {document.dueDate|date:dd.MM.yyyy}' },
      ],
    },
    { type: 'paragraph', text: '{document.customRequisites}' },
    {
      type: 'table',
      columns: [
        { title: 'Товары (работы, услуги)', leaf: 'name' },
        { title: 'Кол-во', leaf: 'quantity', width: 17 },
        { title: 'Ед.', leaf: 'uom', width: 13 },
        { title: 'Цена', leaf: 'unitPrice', width: 24 },
        { title: 'Скидка', leaf: 'discountPercent', width: 17, isHiddenIfEmpty: true },
        { title: 'НДС', leaf: 'vatRate', width: 16 },
        { title: 'Сумма', leaf: 'lineAmount', width: 27 },
      ],
    },
    {
      type: 'totals',
      lines: [{ line: 'subtotal' }, { line: 'vat' }, { line: 'total' }, { line: 'count' }, { line: 'words' }],
    },
    { type: 'paragraph', size: 'small', text: '{document.termsText}' },
    {
      type: 'qr',
      holds: 'payment',
      size: 34,
      text: 'Оплата по счёту[[ № {document.number}]][[ от {document.date|date:dd.MM.yyyy}]][[ по договору № {document.contractNumber}]]',
      caption: 'Отсканируйте код в приложении банка:\nреквизиты и сумма заполнятся сами.',
    },
    {
      type: 'signatures',
      lines: [
        {
          position: '{seller.signatoryPosition}',
          name: '{seller.signatoryName|line:24}',
          signature: true,
          stamp: true,
        },
        { position: 'Главный бухгалтер', name: '{seller.accountantName}' },
      ],
    },
  ],
};
