import { words } from '../../../kernel/problems/errors.ts';
import { integrationTags, type Tag } from './integration-tags.ts';
import { keyTags } from './key-tags.ts';
import { logisticsTags } from './logistics-tags.ts';
import { purchasingTags } from './purchasing-tags.ts';
import { salesTags } from './sales-tags.ts';

/** Sections of the documentation, in the order they are read; a route names its section by the key. */
export const tags: Readonly<Record<string, Tag>> = {
  Account: {
    name: words('Account', 'Учётная запись'),
    description: words('Registration, sign-in, passwords and sessions.', 'Регистрация, вход, пароли и сеансы.'),
  },
  'Identity providers': {
    name: words('Identity providers', 'Поставщики учётных записей'),
    description: words(
      'Sign-in by the accounts that a company has already (OpenID Connect).',
      'Вход через OpenID Connect по учётным записям, которые в компании уже есть.',
    ),
  },
  'Integration API': {
    name: words('Integration API', 'Интеграционный API'),
    description: words(
      'Six resources under one address, with external identifiers and repeat-safe writes: the shortest way to connect an ERP.',
      'Шесть ресурсов под одним адресом, с внешними идентификаторами и безопасными повторами: кратчайший путь подключить учётную систему.',
    ),
  },
  Variables: {
    name: words('Variables', 'Переменные'),
    description: words('Any value of the portal by its path.', 'Любое значение портала по его пути.'),
  },
  'Custom fields': {
    name: words('Custom fields', 'Дополнительные поля'),
    description: words("The portal's own fields and their values.", 'Собственные поля портала и их значения.'),
  },
  Comments: {
    name: words('Comments', 'Комментарии'),
    description: words(
      'What people of the company say beside its records, and who follows them.',
      'Что сотрудники пишут рядом с записями и кто за ними следит.',
    ),
  },
  'Saved views': {
    name: words('Saved views', 'Сохранённые виды'),
    description: words('Lists as people keep them.', 'Списки, как их сохранили сотрудники.'),
  },
  Registers: {
    name: words('Registers', 'Реестры'),
    description: words(
      'Lists as files: what their filters leave, whole.',
      'Списки в виде файлов: всё, что осталось после отбора.',
    ),
  },
  Notices: {
    name: words('Notices', 'Уведомления'),
    description: words(
      'What a person is told of, and how they want to hear.',
      'О чём сообщается сотруднику и как он хочет об этом узнавать.',
    ),
  },
  'First steps': {
    name: words('First steps', 'Первые шаги'),
    description: words('What a new company does on its first day.', 'Что новая компания делает в первый день.'),
  },
  'Test portals': {
    name: words('Test portals', 'Тестовые порталы'),
    description: words(
      'Portals of test data beside a live one, with a clock that a call moves; nothing leaves them but webhooks.',
      'Порталы с тестовыми данными рядом с рабочим: их часы переводит вызов, наружу уходят только вебхуки.',
    ),
  },
  'Sample data': {
    name: words('Sample data', 'Примеры'),
    description: words(
      'An example company that fills an empty portal.',
      'Пример компании, который заполняет пустой портал.',
    ),
  },
  ...keyTags,
  Company: {
    name: words('Company', 'Компания'),
    description: words(
      'The profile and switches of the company, how it counts, and what currencies are worth to it.',
      'Карточка и настройки компании, региональные настройки и курсы валют.',
    ),
  },
  Users: {
    name: words('Users', 'Сотрудники'),
    description: words('Invitations, roles and blocks of people.', 'Приглашения, роли и блокировка сотрудников.'),
  },
  Roles: {
    name: words('Roles', 'Роли'),
    description: words('Roles of the platform and of the portal.', 'Роли платформы и собственные роли портала.'),
  },
  Audit: {
    name: words('Audit', 'Журнал событий'),
    description: words('Who did what, and when.', 'Кто, что и когда сделал.'),
  },
  Catalog: {
    name: words('Catalog', 'Каталог'),
    description: words('Goods and services, their costs and stock.', 'Товары и услуги, их себестоимость и остатки.'),
  },
  Stock: {
    name: words('Stock', 'Остатки'),
    description: words(
      'What lies where, and every movement that made it so. Movements are never changed: what was wrong is taken back.',
      'Что и где лежит и каждое движение, которое к этому привело. Движения не меняют: ошибочное отменяют.',
    ),
  },
  'Stock reservations': {
    name: words('Stock reservations', 'Резервы'),
    description: words(
      'What lies in a warehouse is held for a line of a requisition until it is issued, released, or needed no longer.',
      'Товар на складе удерживается для строки заявки, пока его не выдадут, не снимут резерв или он не станет не нужен.',
    ),
  },
  'Stock counts': {
    name: words('Stock counts', 'Инвентаризация'),
    description: words(
      'What lies in a warehouse is counted, blind or beside what the books say; the differences are posted at once. The warehouse goes on working meanwhile.',
      'Подсчёт того, что лежит на складе: вслепую или рядом с учётом; расхождения проводятся разом. Склад при этом работает.',
    ),
  },
  Counterparties: {
    name: words('Counterparties', 'Контрагенты'),
    description: words('Suppliers and customers.', 'Поставщики и покупатели.'),
  },
  Warehouses: {
    name: words('Warehouses', 'Склады'),
    description: words('Warehouses and what lies in them.', 'Склады и остатки на них.'),
  },
  'Price lists': {
    name: words('Price lists', 'Прайс-листы'),
    description: words('Prices of suppliers and for customers.', 'Цены поставщиков и цены для покупателей.'),
  },
  ...purchasingTags,
  ...salesTags,
  ...logisticsTags,
  ...integrationTags,
  Files: {
    name: words('Files', 'Файлы'),
    description: words('What is attached to records.', 'То, что прикреплено к записям.'),
  },
  Operations: {
    name: words('Service', 'Служебное'),
    description: words('Health of the service and this document.', 'Состояние службы и этот документ.'),
  },
};

export const tagOf = (key: string): Tag => tags[key] ?? { name: words(key, key), description: words(key, key) };
