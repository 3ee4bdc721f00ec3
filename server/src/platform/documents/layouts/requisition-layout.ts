import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';

/** Заявка на закупку: what is needed, by when and where, at which planned price, and who asks, decides and answers for it. */
export const requisitionLayout: DocumentLayout = {
  page: { marginTop: 15, marginRight: 12, marginBottom: 16, marginLeft: 20, fontSize: 10, hasPageNumbers: true },
  blocks: [
    {
      type: 'heading',
      level: 1,
      text: 'Заявка на закупку № {document.number}[[ от {document.date|date:d MMMM yyyy} г.]]',
    },
    { type: 'paragraph', text: '{document.title}', isBold: true },
    {
      type: 'requisites',
      labelWidth: 42,
      rows: [
        { label: 'Подразделение', value: '{document.departmentName}' },
        { label: 'Инициатор', value: '{document.requesterName}' },
        { label: 'Ответственный', value: '{document.responsibleName}' },
        { label: 'Заказчик', value: '{document.customerName}' },
        { label: 'Срок поставки', value: '{document.dueDate}' },
        { label: 'Доставка', value: '{document.deliveryAddress}' },
        { label: 'Статья бюджета', value: '{document.budgetCode}' },
        { label: 'Приоритет', value: '{document.priority}' },
        { label: 'Статус', value: '{document.status}' },
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
        { title: 'Плановая цена', leaf: 'unitPrice', width: 24, isHiddenIfEmpty: true },
        { title: 'Плановая сумма', leaf: 'lineAmount', width: 27, isHiddenIfEmpty: true },
        { title: 'Нужно к', leaf: 'wantedDate', width: 21, format: 'date', isHiddenIfEmpty: true },
      ],
    },
    { type: 'totals', lines: [{ line: 'total', label: 'Плановая сумма заявки' }, { line: 'words' }] },
    { type: 'heading', level: 3, text: 'Комментарий', showIf: 'document.comment' },
    { type: 'paragraph', text: '{document.comment}' },
    { type: 'spacer', height: 4 },
    {
      type: 'signatures',
      lines: [
        { title: 'Инициатор', position: '________________________', name: '{document.requesterName|line:20}' },
        { title: 'Ответственный', position: '________________________', name: '{document.responsibleName|line:20}' },
        {
          title: 'Согласовано[[ {document.approvedAt|date:dd.MM.yyyy}]]',
          position: '________________________',
          name: '{document.approvedByName|line:20}',
        },
      ],
    },
  ],
};
