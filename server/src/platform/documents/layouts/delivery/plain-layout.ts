import {
  type DeliveryDocumentKind,
  deliveryDocumentKinds,
  rulesOfKind,
} from '../../../../../../nouns/delivery-document-kinds.ts';
import type { DocumentLayout, LayoutBlock } from '../../../../../../nouns/document-layout.ts';

const party = (role: string) =>
  `{${role}.legalName}[[, ИНН {${role}.inn}]][[, КПП {${role}.kpp}]][[, {${role}.legalAddress}]][[, тел. {${role}.phone}]]`;

const row = (label: string, value: string) => ({ label, value });

/** The goods and the sides of a delivery document, one after another. */
export function plainLayout(kind: DeliveryDocumentKind): DocumentLayout {
  const { isPriced = false, isTransport = false, isAttorney = false } = rulesOfKind(kind);
  return {
    page: { marginTop: 12, marginRight: 12, marginBottom: 15, marginLeft: 18, fontSize: 9, hasPageNumbers: true },
    blocks: [
      { type: 'paragraph', text: '{document.draftForOperator|upper}', isBold: true, align: 'right' },
      {
        type: 'heading',
        level: 1,
        text: `${deliveryDocumentKinds[kind].words.ru}[[ № {document.number}]][[ от {document.date|date:d MMMM yyyy} г.]]`,
      },
      sides,
      ...(isTransport ? [transport] : []),
      ...(isAttorney ? [attorney] : []),
      table(isPriced),
      ...(isPriced ? [totals] : []),
      signatures,
    ],
  };
}

const sides: LayoutBlock = {
  type: 'requisites',
  labelWidth: 34,
  rows: [
    row('Статус:', '{document.updStatus}'),
    row('Продавец:', party('seller')),
    row('Грузоотправитель:', party('shipper')),
    row('Грузополучатель:', party('consignee')),
    row('Плательщик:', party('payer')),
    row('Покупатель:', party('customer')),
    row('Основание:', '{document.basisName}[[ № {document.basisNumber}]][[ от {document.basisDate|date:dd.MM.yyyy}]]'),
    row('Адрес доставки:', '{document.deliveryAddress}'),
    row('Получатель:', '{generatedDocument.recipientName}[[, {document.recipientPosition}]]'),
  ],
};

const transport: LayoutBlock = {
  type: 'requisites',
  labelWidth: 34,
  rows: [
    row('Перевозчик:', '{generatedDocument.carrierName}[[, ИНН {carrier.inn}]]'),
    row('Водитель:', '{driver.fullName}[[, тел. {driver.phone}]][[, удостоверение {driver.license}]]'),
    row('Машина:', '{vehicle.number}[[, {vehicle.model}]][[, прицеп {vehicle.trailerNumber}]]'),
    row('Адрес погрузки:', '{document.loadingAddress}'),
    row('Точки маршрута:', '{document.stops}'),
    row('Масса, кг:', '{document.weightKg}'),
    row('Мест:', '{document.packageCount}'),
  ],
};

const attorney: LayoutBlock = {
  type: 'requisites',
  labelWidth: 34,
  rows: [
    row('Доверенность выдана:', '{attorney.fullName}[[, {attorney.position}]]'),
    row(
      'Паспорт:',
      '{attorney.passportSeries} {attorney.passportNumber}[[, выдан {attorney.passportIssuedBy}]][[, {attorney.passportIssuedOn|date:dd.MM.yyyy}]]',
    ),
    row('Действительна по:', '{document.validTo|date:dd.MM.yyyy}'),
  ],
};

const table = (isPriced: boolean): LayoutBlock => ({
  type: 'table',
  isNumbered: true,
  columns: [
    { title: 'Наименование', leaf: 'name' },
    { title: 'Код по ОКЕИ', leaf: 'uomCode', width: 16, format: 'text' },
    { title: 'Ед.', leaf: 'uom', width: 13 },
    { title: 'Кол-во', leaf: 'quantity', width: 17 },
    ...(isPriced
      ? [
          { title: 'Цена без НДС', leaf: 'netPrice', width: 22, format: 'money' as const },
          { title: 'Без НДС', leaf: 'netAmount', width: 24 },
          { title: 'НДС', leaf: 'vatRate', width: 15 },
          { title: 'Сумма НДС', leaf: 'vatAmount', width: 22 },
          { title: 'С НДС', leaf: 'grossAmount', width: 24 },
        ]
      : [{ title: 'Масса, кг', leaf: 'weightKg', width: 22, format: 'quantity' as const, isHiddenIfEmpty: true }]),
  ],
});

const totals: LayoutBlock = {
  type: 'totals',
  lines: [{ line: 'net' }, { line: 'vat' }, { line: 'total' }, { line: 'words' }],
};

const signatures: LayoutBlock = {
  type: 'signatures',
  lines: [
    { title: 'Отпустил', position: '{seller.signatoryPosition}', name: '{seller.signatoryName|line:24}' },
    { title: 'Получил', position: '{document.recipientPosition}', name: '{document.recipientName|line:24}' },
  ],
};
