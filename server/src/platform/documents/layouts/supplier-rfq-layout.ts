import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import { goods, named, position, quantity, unit } from './delivery/internal-cells.ts';

/** Запрос предложений: what is asked, on which terms and until when, with room for a supplier to write his prices down. */
export const supplierRfqLayout: DocumentLayout = {
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
      text: 'Запрос предложений[[ № {document.number}]][[ от {document.date|date:d MMMM yyyy} г.]][[, редакция {document.revision}]]',
    },
    { type: 'paragraph', text: '{document.title}', isBold: true },
    { type: 'paragraph', text: '{document.message}' },
    {
      type: 'requisites',
      labelWidth: 52,
      rows: [
        { label: 'Ответ ждём до', value: '{document.responseDeadline|date:dd.MM.yyyy, HH:mm}', isBold: true },
        { label: 'Доставка', value: '{document.deliveryAddress}' },
        { label: 'Условия поставки', value: '{document.deliveryTerms}' },
        { label: 'Условия оплаты', value: '{document.paymentTerms}' },
        { label: 'НДС', value: '{document.priceMode}' },
        { label: 'Валюта', value: '{document.currency}' },
        { label: 'Можно не по всем позициям', value: '{document.allowPartial}' },
        { label: 'Можно предлагать аналоги', value: '{document.allowAnalogs}' },
        {
          label: 'Вопросы',
          value: '{document.contactName}[[, тел. {document.contactPhone}]][[, {document.contactEmail}]]',
        },
      ],
    },
    goods([
      { ...position, width: 9 },
      { ...named, width: 62, value: '{items.rows[].name}[[\n{items.rows[].specification}]]' },
      { ...quantity, title: 'Кол-во', width: 18 },
      { ...unit, width: 12, value: '{items.rows[].uom}' },
      { title: 'Нужно к', width: 21, value: '{items.rows[].wantedDate|date}', align: 'center' },
      { title: 'Цена', width: 20, value: '' },
      { title: 'Сумма', width: 22, value: '' },
      { title: 'Срок, дн.', width: 14, value: '' },
    ]),
    { type: 'spacer', height: 6 },
    {
      type: 'signatures',
      lines: [{ title: 'Поставщик', position: '________________________', name: '/ ________________ /', stamp: false }],
    },
  ],
};
