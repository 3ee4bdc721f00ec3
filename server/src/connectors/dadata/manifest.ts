import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { settings } from './settings.ts';

export const manifest: Manifest<typeof settings> = {
  slug: 'dadata',
  name: words('DaData: requisites and addresses', 'DaData: реквизиты и адреса'),
  developer: 'Prokura',
  category: 'suppliers_catalogs',
  shortDescription: words(
    'Companies by INN or name, banks by BIK, addresses as you type.',
    'Организации по ИНН и названию, банки по БИК, адреса по мере ввода.',
  ),
  description: words(
    [
      'Start typing a name or an INN in the card of a counterparty, and its requisites are suggested: names, INN, KPP, OGRN, OKPO and the legal address. A bank is found by its BIK or name, with its correspondent account; an address as you type.',
      'Nothing is filled in by itself: values are taken only when a person has picked a line. Numbers are checked on our side too, and what does not check is marked, as is a company that has been closed.',
      'Requests go through our server, so the key never reaches a browser. Answers are kept for ten minutes, within your portal only.',
    ].join('\n\n'),
    [
      'Начните вводить название или ИНН в карточке контрагента — реквизиты подскажутся: названия, ИНН, КПП, ОГРН, ОКПО и юридический адрес. Банк находится по БИК или названию вместе с корреспондентским счётом, адрес — по мере ввода.',
      'Само ничего не подставляется: значения берутся, только когда человек выбрал строку. Номера дополнительно проверяются у нас: то, что не сходится, помечается, как и закрытая организация.',
      'Запросы идут через наш сервер, поэтому ключ не попадает в браузер. Ответы хранятся десять минут и только внутри вашего портала.',
    ].join('\n\n'),
  ),
  requirements: [
    words('An account at dadata.ru with a confirmed e-mail', 'Учётная запись на dadata.ru с подтверждённой почтой'),
    words(
      'The daily number of requests depends on your plan there',
      'Число запросов в сутки зависит от вашего тарифа DaData',
    ),
    words(
      'Cleaning addresses is paid for at DaData and needs the secret key',
      'Стандартизация адресов оплачивается в DaData и требует секретного ключа',
    ),
  ],
  capabilities: [
    words('Companies and entrepreneurs by name, INN or OGRN', 'Организации и ИП по названию, ИНН или ОГРН'),
    words('Banks by BIK or name', 'Банки по БИК или названию'),
    words(
      'Addresses as you type, within chosen regions if you like',
      'Адреса по мере ввода, при желании в выбранных регионах',
    ),
    words('Addresses normalised to postal rules', 'Стандартизация адресов'),
  ],
  instruction: [
    words('Sign in at dadata.ru and confirm your e-mail.', 'Войдите на dadata.ru и подтвердите электронную почту.'),
    words(
      'Open your profile there and copy the API key; for the balance and for cleaning, the secret key too.',
      'Откройте личный кабинет DaData и скопируйте API-ключ; для баланса и стандартизации — ещё и секретный ключ.',
    ),
    words('Paste the keys into the settings here and save.', 'Вставьте ключи в настройки и сохраните.'),
    words(
      'Press “Check the connection”: the search is tried, and with the secret key the requests left today are shown.',
      'Нажмите «Проверить подключение»: будет выполнен пробный поиск, а с секретным ключом — показан остаток запросов на сегодня.',
    ),
    words(
      'Open the card of a counterparty and start typing its INN.',
      'Откройте карточку контрагента и начните вводить ИНН.',
    ),
  ],
  connectionTypes: ['api_key'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'counterparty', label: words('Requisites of counterparties', 'Реквизиты контрагентов'), access: 'write' },
    { entity: 'payment_requisite', label: words('Details of banks', 'Реквизиты банков'), access: 'write' },
    { entity: 'address', label: words('Addresses', 'Адреса'), access: 'write' },
  ],
  dataTags: ['suppliers'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings,
  network: {
    baseUrl: 'https://suggestions.dadata.ru',
    also: { cleaner: 'https://cleaner.dadata.ru', profile: 'https://dadata.ru' },
  },
  limit: { requests: 30, perSeconds: 1, atOnce: 10, perAddress: true },
};
