import type { DocumentKindName } from '../../../../nouns/document-kinds.ts';
import type { RawValues } from './document-content.ts';
import { samplePapers } from './sample-papers.ts';

export const seller: RawValues = {
  name: 'Ромашка',
  legalName: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  okpo: '00032537',
  legalAddress: '117312, г. Москва, ул. Вавилова, д. 19',
  bankName: 'ПАО Сбербанк, г. Москва',
  bik: '044525225',
  checkingAccount: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
  signatoryName: 'Смирнова А. В.',
  signatoryPosition: 'Генеральный директор',
  signatoryBasis: 'Устава',
  accountantName: 'Кузнецова О. П.',
  phone: '+7 495 123-45-67',
  email: 'sales@romashka.example',
};

export const customer: RawValues = {
  name: 'Цементный двор',
  legalName: 'ООО «Цементный двор»',
  inn: '7728168971',
  kpp: '772801001',
  ogrn: '1027700067328',
  legalAddress: '107078, г. Москва, ул. Каланчёвская, д. 27',
  bankName: 'АО «Альфа-Банк», г. Москва',
  bik: '044525593',
  checkingAccount: '40702810301400000123',
  correspondentAccount: '30101810200000000593',
  contactName: 'Петров Иван Сергеевич',
  okpo: '40123456',
  phone: '+7 495 234-56-78',
  signatoryName: 'Лебедев И. К.',
  signatoryPosition: 'Директор',
  signatoryBasis: 'Устава',
  accountantName: 'Соколова М. Н.',
};

const terms =
  'Оплата: 50 % аванс, остаток в течение 5 рабочих дней после поставки.\nПоставка: 7 рабочих дней после аванса.';

/** Of the kinds whose records stand by themselves; delivery documents say more, and say it in a file of their own. */
export const headers: Readonly<Partial<Record<DocumentKindName, RawValues>>> = {
  commercial_proposal: {
    number: 'KP-2026-0042',
    date: '2026-11-25',
    title: 'Материалы для объекта «Север», второй этап',
    introText: 'Благодарим за обращение. Предлагаем поставку материалов на следующих условиях.',
    termsText: terms,
    validUntil: '2026-12-15',
  },
  sales_invoice: {
    number: 'РМ-118',
    date: '2026-11-25',
    dueDate: '2026-12-02',
    termsText:
      'Счёт действителен в течение пяти банковских дней. Товар отпускается по факту поступления денег на счёт поставщика.',
    proposalNumber: 'KP-2026-0042',
    customRequisites: 'Заказ покупателя: № 4500012345',
    contractNumber: '17/2026',
    contractDate: '2026-03-02',
  },
  contract: {
    number: '17/2026',
    date: '2026-03-02',
    title: 'Поставка строительных материалов',
    kind: 'supply',
    validFrom: '2026-03-02',
    validTo: '2027-03-01',
    amountLimit: '5000000.00',
    paymentTerms: '50 % аванс, остаток в течение 5 рабочих дней после поставки.',
  },
  purchase_requisition: {
    number: 'PR-2026-0017',
    date: '2026-11-25',
    title: 'Материалы для объекта «Север», второй этап',
    status: 'Согласована',
    priority: 'Высокий',
    departmentName: 'Отдел снабжения',
    requesterName: 'Петров Иван Сергеевич',
    responsibleName: 'Смирнова Анна Викторовна',
    approvedByName: 'Кузнецова Ольга Павловна',
    approvedAt: '2026-11-26',
    customerName: 'ООО «Север-Строй»',
    dueDate: '2026-12-15',
    deliveryAddress: 'Тверь, ул. Садовая, 5',
    budgetCode: '10.4 Материалы',
    comment: 'Разгрузка с 9:00 до 17:00, машина до 10 тонн.',
  },
  ...samplePapers,
  supplier_return: {
    number: 'RT-2026-0042',
    date: '2026-11-27',
    receiptNumber: 'SR-2026-0018',
    procurementNumber: 'PR-2026-0017',
    reason: 'Брак',
    comment: 'Мешки отсырели, цемент схватился.',
  },
  purchase_order: {
    number: 'PO-2026-0042',
    date: '2026-11-25',
    revision: '2',
    procurementNumber: 'PR-2026-0017',
    deliveryAddress: 'Тверь, ул. Садовая, 5',
    deliveryTerms: 'Разгрузка с 9:00 до 17:00, машина до 10 тонн.',
    paymentTerms: '50 % аванс, остаток в течение 5 рабочих дней после поставки.',
    comment: 'Просим подтвердить количество и сроки по каждой строке.',
  },
};
