import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { emailSettings } from './email-settings.ts';

export const manifest: Manifest<typeof emailSettings> = {
  slug: 'email',
  name: words('E-mail', 'Электронная почта'),
  developer: 'Prokura',
  category: 'notifications',
  shortDescription: words(
    'Letters from your own address, and a mailbox of suppliers inside the portal.',
    'Письма с вашего адреса и ящик поставщиков внутри портала.',
  ),
  description: words(
    'Letters leave through your own mail server, from your own address, and answers come into the portal: they are kept together as conversations and linked to the supplier, requisition, request for quotes, quote or invoice they are about.\n\nThe portal only reads the mailbox: nothing in it is moved, marked or deleted.\n\nA letter whose fate is unknown, because the connection broke off at the last moment, is never sent again by itself: the portal looks for it among the sent ones, and a person decides.',
    'Письма уходят через ваш почтовый сервер с вашего адреса, а ответы приходят в портал: они собраны в переписки и связаны с поставщиком, заявкой, запросом цен, предложением или счётом.\n\nПортал только читает ящик: ничего в нём не перемещает, не помечает и не удаляет.\n\nПисьмо, судьба которого неизвестна, потому что связь прервалась в последний момент, само повторно не отправляется: портал ищет его среди отправленных, а решает человек.',
  ),
  requirements: [
    words(
      'A mailbox of the company with access by SMTP; by IMAP too, if letters are to be read',
      'Почтовый ящик компании с доступом по SMTP; и по IMAP, если письма нужно читать',
    ),
    words(
      'A password for applications where the mail service asks for one (Yandex, Mail.ru, VK WorkSpace)',
      'Пароль приложения, если его требует почтовый сервис (Яндекс, Mail.ru, VK WorkSpace)',
    ),
    words(
      'A mail server that is reached from the internet, with a certificate that bears its name',
      'Почтовый сервер, доступный из интернета, с сертификатом на своё имя',
    ),
  ],
  capabilities: [
    words('Letters and answers from your own address', 'Письма и ответы с вашего адреса'),
    words(
      'Conversations with suppliers beside the records they are about',
      'Переписка с поставщиками рядом с записями, о которых она',
    ),
    words(
      'Attachments kept as files of the portal, scanned for viruses',
      'Вложения в файлах портала, с проверкой на вирусы',
    ),
    words('Bounced messages show whom they did not reach', 'Возвраты писем показывают, кому они не дошли'),
  ],
  instruction: [
    words(
      'In the settings of your mail service allow access by mail programs, and make a password for applications if it offers them.',
      'В настройках почтового сервиса разрешите доступ почтовых программ и создайте пароль приложения, если он предусмотрен.',
    ),
    words(
      'Fill in the server, the port and the encryption of outgoing mail: 465 with SSL/TLS, or 587 with STARTTLS.',
      'Укажите сервер, порт и шифрование исходящей почты: 465 и SSL/TLS или 587 и STARTTLS.',
    ),
    words(
      'Fill in incoming mail the same way, 993 with SSL/TLS, if the mailbox is to be read.',
      'Так же заполните входящую почту, 993 и SSL/TLS, если ящик нужно читать.',
    ),
    words(
      'Check the connection: a test letter goes to your own address, and the mailbox is opened for reading.',
      'Проверьте подключение: на ваш адрес уйдёт пробное письмо, а ящик будет открыт для чтения.',
    ),
    words(
      'Enable the integration. New letters come every two minutes, and at once by pressing “Synchronize”.',
      'Включите интеграцию. Новые письма приходят каждые две минуты, а сразу — по кнопке «Синхронизировать».',
    ),
  ],
  connectionTypes: ['api_key', 'oauth'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'message', label: words('Letters', 'Письма'), access: 'read_write' },
    { entity: 'supplier', label: words('Suppliers', 'Поставщики'), access: 'read' },
    { entity: 'supplier_rfq', label: words('Requests for quotes', 'Запросы цен'), access: 'read' },
    { entity: 'invoice', label: words('Invoices', 'Счета'), access: 'read' },
  ],
  dataTags: ['suppliers', 'pr', 'invoices'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: emailSettings,
  oauth: { server: ({ oauth }) => oauth ?? null },
};
