import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { settings } from './settings.ts';

export const manifest: Manifest<typeof settings> = {
  slug: 'edo-saby',
  name: words('Saby: electronic documents', 'Saby (СБИС): электронный документооборот'),
  developer: 'Prokura',
  category: 'e_documents',
  shortDescription: words(
    'Invoices, contracts and UPD as drafts in Saby; statuses and incoming documents back.',
    'Счета, договоры и УПД — черновиками в Saby; статусы и входящие документы — обратно.',
  ),
  description: words(
    [
      'From an invoice, a contract or a delivery document a draft is put into Saby, with the counterparty and the file. A person signs and sends it there: keys of signatures are never kept on our side.',
      'What becomes of it comes back by itself every five minutes: sent, delivered, approved, refused with its reason. A state that the platform does not know is shown in the words of Saby and never taken for a signature.',
      'Documents that come to you in Saby are listed here; an incoming UPD goes into the import of supplier invoices. Signed originals are kept with their signatures.',
    ].join('\n\n'),
    [
      'Из счёта, договора или документа доставки в Saby создаётся черновик — с контрагентом и файлом. Подписывает и отправляет его человек в самой Saby: ключи подписи у нас не хранятся.',
      'Что с документом стало, возвращается само каждые пять минут: отправлен, доставлен, утверждён, отклонён с причиной. Состояние, которого платформа не знает, показывается словами Saby и никогда не считается подписью.',
      'Входящие документы Saby появляются здесь списком; входящий УПД попадает в загрузку счетов поставщиков. Подписанные оригиналы сохраняются вместе с подписями.',
    ].join('\n\n'),
  ),
  requirements: [
    words('A Saby account with electronic documents connected', 'Аккаунт Saby с подключённым документооборотом'),
    words(
      'A user of Saby who may read and write documents, or keys of service authorisation',
      'Пользователь Saby с правом чтения и записи документов или ключи сервисной авторизации',
    ),
    words(
      'An electronic signature of the person who signs in Saby',
      'Электронная подпись у того, кто подписывает в Saby',
    ),
  ],
  capabilities: [
    words('Drafts of PDF, DOCX and UPD in XML 5.03', 'Черновики PDF, DOCX и УПД в XML 5.03'),
    words('Counterparties found by INN and KPP', 'Поиск контрагента по ИНН и КПП'),
    words('Statuses and events of documents', 'Статусы и события документов'),
    words('Incoming documents', 'Входящие документы'),
    words(
      'Refusal and revocation where the regulation allows it',
      'Отклонение и аннулирование, если их допускает регламент',
    ),
    words('Originals with their signatures', 'Оригиналы вместе с подписями'),
  ],
  instruction: [
    words(
      'In Saby create a user for the exchange, or open service authorisation and copy its three keys.',
      'Создайте в Saby пользователя для обмена или откройте сервисную авторизацию и скопируйте три её ключа.',
    ),
    words(
      'Enter the login and password, or the keys, here. Where the account has several companies, add INN and KPP of yours.',
      'Впишите здесь логин и пароль или ключи. Если организаций в аккаунте несколько, добавьте ИНН и КПП своей.',
    ),
    words(
      'Name the document types of your account: for contracts there is no usual one.',
      'Укажите типы документов вашего аккаунта: для договоров обычного типа нет.',
    ),
    words(
      'Press “Check the connection”: the company, the exchange and the format of times are looked at.',
      'Нажмите «Проверить подключение»: проверяются организация, документооборот и формат времени.',
    ),
    words(
      'Open an issued invoice and send it through Saby; sign the draft in Saby.',
      'Откройте выставленный счёт и передайте его через Saby; подпишите черновик в Saby.',
    ),
  ],
  connectionTypes: ['api_key'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'sales_invoice', label: words('Sales invoices', 'Исходящие счета'), access: 'read' },
    { entity: 'contract', label: words('Contracts', 'Договоры'), access: 'read' },
    { entity: 'delivery_document', label: words('Delivery documents', 'Документы доставки'), access: 'read' },
    { entity: 'e_document', label: words('Statuses of documents', 'Статусы документов'), access: 'write' },
    { entity: 'transfer_document', label: words('Incoming documents', 'Входящие документы'), access: 'write' },
  ],
  dataTags: ['invoices', 'statuses'],
  publishedAt: '2026-11-26',
  updatedAt: '2026-11-26',
  settings,
  network: { baseUrl: 'https://online.sbis.ru' },
  // Five at once is what one session bears; the server and the worker share it.
  limit: { requests: 20, perSeconds: 1, atOnce: 2 },
};
