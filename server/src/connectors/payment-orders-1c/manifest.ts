import Type from 'typebox';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

/** Each is held against its form when it is written, and against the others when the integration is checked. */
const digits = (length: string, title: string, order: number, example: string) =>
  Type.String({
    pattern: `^\\d{${length}}$`,
    title,
    examples: [example],
    'x-widget': 'text',
    'x-order': order,
    'x-reverify': true,
  });

const line = (maxLength: number, title: string, order: number, example: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    title,
    examples: [example],
    'x-widget': 'text',
    'x-order': order,
    'x-reverify': true,
  });

const settings = Type.Object(
  {
    payerName: line(160, 'Payer', 1, 'ООО «Ромашка»'),
    inn: Type.String({
      pattern: '^(\\d{10}|\\d{12})$',
      title: 'INN of the payer',
      examples: ['7707083893'],
      'x-widget': 'text',
      'x-order': 2,
      'x-reverify': true,
    }),
    kpp: Type.Optional(
      Type.String({
        pattern: '^\\d{4}[\\dA-Z]{2}\\d{3}$',
        title: 'KPP of the payer',
        examples: ['773601001'],
        'x-widget': 'text',
        'x-order': 3,
        'x-reverify': true,
      }),
    ),
    account: digits('20', 'Settlement account of the payer', 4, '40702810938000000001'),
    bank: line(160, 'Bank of the payer', 5, 'ПАО Сбербанк'),
    bik: digits('9', 'BIK of the bank', 6, '044525225'),
    correspondentAccount: digits('20', 'Correspondent account of the bank', 7, '30101810400000000225'),
    firstNumber: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 900_000,
        title: 'Number of the first payment order',
        'x-widget': 'number',
        'x-order': 8,
      }),
    ),
  },
  { additionalProperties: false },
);

export type PayerSettings = Type.Static<typeof settings>;

export const manifest: Manifest<typeof settings> = {
  slug: 'payment-orders-1c',
  name: words('Payment orders file (1C)', 'Платёжные поручения (файл 1С)'),
  developer: 'Prokura',
  category: 'banks',
  shortDescription: words(
    'Approved invoices become a file of payment orders for your bank.',
    'Согласованные счета — в файл платёжных поручений для банка.',
  ),
  description: words(
    [
      'Makes one payment order of each chosen invoice and writes them into a file of the format 1CClientBankExchange 1.03, which the client of a bank imports. The requisites of the payer and the payee are checked first: INN, BIK and the check digits of the accounts.',
      'Nothing is marked as paid by the file: that is told by the statement of the bank. An invoice that is in a file already is not put into another one unless that is asked for.',
      'Beta: the file was tested against our own reader and a simulated bank client, not yet against the clients of real banks. Look the orders over in your bank before you sign them. Payments to the budget and in foreign currency are not made.',
    ].join('\n\n'),
    [
      'Из каждого выбранного счёта получается платёжное поручение; все они записываются в файл формата 1CClientBankExchange 1.03, который импортирует клиент банка. Сначала проверяются реквизиты плательщика и получателя: ИНН, БИК и контрольные разряды счетов.',
      'Файл ничего не отмечает оплаченным: об оплате скажет выписка банка. Счёт, который уже есть в файле, не попадёт во второй без явной просьбы.',
      'Бета: файл проверен нашим собственным чтением и имитацией клиента банка, но ещё не клиентами настоящих банков. Просмотрите поручения в банке перед подписью. Платежи в бюджет и в валюте не создаются.',
    ].join('\n\n'),
  ),
  requirements: [
    words('Requisites of your account', 'Реквизиты вашего расчётного счёта'),
    words(
      'INN and a primary bank account in the cards of suppliers',
      'ИНН и основной банковский счёт в карточках поставщиков',
    ),
  ],
  capabilities: [
    words('Check digits of accounts are checked', 'Проверяет контрольные разряды счетов'),
    words('VAT stands in the purpose of the payment', 'Указывает НДС в назначении платежа'),
    words('Payment in part', 'Частичная оплата'),
  ],
  instruction: [
    words('Fill in the requisites your company pays from.', 'Заполните реквизиты, с которых платит ваша компания.'),
    words('Check the integration and enable it.', 'Проверьте интеграцию и включите её.'),
    words(
      'Choose approved invoices in their list and press “Payment orders”, or create the file by `POST /api/v1/bank/payment-orders` and download it by `GET /api/v1/bank/payment-orders/{id}/file`.',
      'Выберите в списке согласованные счета и нажмите «Платёжные поручения» или создайте файл запросом `POST /api/v1/bank/payment-orders` и скачайте его: `GET /api/v1/bank/payment-orders/{id}/file`.',
    ),
    words(
      'Import the file into your bank’s client (“Import from 1C”), check the orders and sign them.',
      'Импортируйте файл в клиенте банка («Импорт из 1С»), проверьте поручения и подпишите их.',
    ),
    words(
      'Upload the bank statement afterwards: it shows which invoices are paid.',
      'После оплаты загрузите выписку банка: она отметит счета оплаченными.',
    ),
  ],
  connectionTypes: ['file'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'invoice', label: words('Incoming invoices', 'Входящие счета'), access: 'read' },
    {
      entity: 'counterparty',
      label: words('Bank details of suppliers', 'Банковские реквизиты поставщиков'),
      access: 'read',
    },
  ],
  dataTags: ['invoices'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-27',
  settings,
};
