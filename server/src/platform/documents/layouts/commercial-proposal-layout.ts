import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';

/** КП: who offers, to whom, what in which groups, the sums with VAT, the terms and until when they hold. */
export const commercialProposalLayout: DocumentLayout = {
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
      text: 'Коммерческое предложение[[ № {document.number}]][[ от {document.date|date:d MMMM yyyy} г.]]',
    },
    { type: 'paragraph', size: 'large', isBold: true, text: '{document.title}' },
    {
      type: 'requisites',
      labelWidth: 32,
      rows: [
        { label: 'Кому', value: '{customer.legalName}[[, ИНН {customer.inn}]]', isBold: true },
        { label: 'Контактное лицо', value: '{customer.contactName}' },
      ],
    },
    { type: 'paragraph', text: '{document.introText}' },
    {
      type: 'table',
      isGrouped: true,
      hasSubtotals: true,
      columns: [
        { title: 'Наименование', leaf: 'name' },
        { title: 'Кол-во', leaf: 'quantity', width: 17 },
        { title: 'Ед.', leaf: 'uom', width: 13 },
        { title: 'Цена', leaf: 'unitPrice', width: 24 },
        { title: 'НДС', leaf: 'vatRate', width: 16 },
        { title: 'Сумма', leaf: 'lineAmount', width: 27 },
      ],
    },
    {
      type: 'totals',
      lines: [
        { line: 'subtotal' },
        { line: 'commission' },
        { line: 'vat' },
        { line: 'total', label: 'Всего' },
        { line: 'words' },
      ],
    },
    { type: 'heading', level: 3, text: 'Условия', showIf: 'document.termsText' },
    { type: 'paragraph', text: '{document.termsText}' },
    { type: 'paragraph', text: 'Предложение действительно до {document.validUntil|date:d MMMM yyyy} г.' },
    { type: 'spacer', height: 4 },
    {
      type: 'signatures',
      lines: [
        {
          position: '{seller.signatoryPosition}',
          name: '{seller.signatoryName|line:24}',
          signature: true,
          stamp: true,
        },
      ],
    },
  ],
};
