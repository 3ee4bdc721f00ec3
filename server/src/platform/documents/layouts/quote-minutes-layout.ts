import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';

const signer = (title: string, key: string) => ({
  title,
  position: `{document.${key}Position}`,
  name: `{document.${key}Name}`,
});

const member = (number: number) => signer('Член комиссии', `member${number}`);

/** Протокол сравнения предложений: what each supplier offers for each line, what was chosen, by whom, when and why, for a committee to sign. */
export const quoteMinutesLayout: DocumentLayout = {
  page: {
    orientation: 'landscape',
    ...{ marginTop: 15, marginRight: 12, marginBottom: 16, marginLeft: 20, fontSize: 10, hasPageNumbers: true },
  },
  blocks: [
    { type: 'heading', level: 1, text: 'Протокол сравнения предложений', align: 'center' },
    {
      type: 'paragraph',
      align: 'center',
      text: 'по заявке на закупку № {document.number}[[ от {document.date|date:d MMMM yyyy} г.]]',
    },
    {
      type: 'requisites',
      labelWidth: 50,
      rows: [
        { label: 'Предмет закупки', value: '{document.title}', isBold: true },
        { label: 'Участники', value: '{document.participants}' },
        { label: 'Отказались', value: '{document.declined}' },
        { label: 'Не ответили', value: '{document.silent}' },
        { label: 'Решение принято', value: '[[{document.decidedAt|date:dd.MM.yyyy}]][[, {document.decidedByNames}]]' },
      ],
    },
    {
      type: 'table',
      isNumbered: false,
      isGrouped: true,
      isSmall: true,
      columns: [
        { title: 'Поставщик', leaf: 'name' },
        { title: 'Предложение', leaf: 'quoteNumber', width: 24 },
        { title: 'Цена', leaf: 'unitPrice', width: 20 },
        { title: 'Валюта', leaf: 'currency', width: 13 },
        { title: 'Скидка, %', leaf: 'discountPercent', width: 13, format: 'quantity', isHiddenIfEmpty: true },
        { title: 'НДС', leaf: 'vatRate', width: 14, isHiddenIfEmpty: true },
        { title: 'Цена в валюте заявки', leaf: 'comparedPrice', width: 22, isHiddenIfEmpty: true },
        { title: 'Курс', leaf: 'rate', width: 16, format: 'quantity', isHiddenIfEmpty: true },
        { title: 'Кол-во', leaf: 'quantity', width: 15 },
        { title: 'Ед.', leaf: 'uomName', width: 12 },
        { title: 'Сумма с НДС', leaf: 'lineAmount', width: 24 },
        { title: 'Срок, дн.', leaf: 'deliveryDays', width: 12, align: 'right', isHiddenIfEmpty: true },
        { title: 'Выбрано', leaf: 'chosenQuantity', width: 16, format: 'quantity' },
        { title: 'Обоснование', leaf: 'reason', width: 34 },
      ],
    },
    {
      type: 'requisites',
      labelWidth: 50,
      rows: [
        { label: 'Плановая сумма', value: '{document.plannedAmount}' },
        { label: 'Принято на сумму, с НДС', value: '{document.totalAmount}', isBold: true },
        { label: 'Валюта заявки', value: '{document.currency}' },
        {
          label: 'Курсы на день каждого решения',
          value: '[[{document.rates}; предложения сравнены по курсам на {document.decidedAt|date:dd.MM.yyyy}]]',
        },
        { label: 'Заявка согласована', value: '{document.approved}' },
        { label: 'Заказы по решению', value: '{document.orders}' },
      ],
    },
    { type: 'heading', level: 3, text: 'Вопросы и ответы', showIf: 'document.questions' },
    { type: 'paragraph', text: '{document.questions}' },
    { type: 'spacer', height: 4 },
    {
      type: 'signatures',
      lines: [signer('Председатель комиссии', 'chair'), ...[1, 2, 3, 4, 5].map(member)],
    },
    {
      type: 'signatures',
      lines: [
        ...[6, 7].map(member),
        signer('Секретарь комиссии', 'secretary'),
        { title: 'Решение принял', position: '________________________', name: '{document.decidedByNames|line:20}' },
      ],
    },
    {
      type: 'qr',
      showIf: 'document.protocolSha256',
      holds: 'text',
      text: '{document.number} {document.protocolSha256}',
      caption:
        'Протокол решения № {document.protocolNumber} от {document.protocolDate|date:dd.MM.yyyy}\nSHA-256: {document.protocolSha256}\nКонтрольная сумма записана в журнал портала: по ней проверяется копия.',
      size: 25,
    },
  ],
};
