import { type Words, words } from '../../kit/say.ts';

export const verbs = ['read', 'write', 'delete'] as const;

export type Verb = (typeof verbs)[number];

export const verbNames: Record<Verb, Words> = {
  read: words('Read', 'Чтение'),
  write: words('Write', 'Запись'),
  delete: words('Archive', 'Архив'),
};

/** Areas that a key may be let into, as the matrix shows them. */
export const areaNames: Readonly<Record<string, Words>> = {
  integration_api: words('Everything the facade shows', 'Все данные интеграционного API'),
  purchase_requisitions: words('Requisitions', 'Заявки'),
  catalog: words('Catalog', 'Каталог'),
  counterparties: words('Counterparties', 'Контрагенты'),
  suppliers: words('Suppliers', 'Поставщики'),
  warehouses: words('Warehouses and stock', 'Склады и остатки'),
  price_lists: words('Price lists', 'Прайс-листы'),
  supplier_documents: words('RFQs, quotes and invoices', 'Запросы цен, предложения, счета'),
  finance: words('Payments', 'Оплаты'),
  customer_documents: words('Customer documents', 'Документы клиентам'),
  documents: words('Documents', 'Документы'),
  logistics: words('Logistics', 'Логистика'),
  messengers: words('Messengers', 'Мессенджеры'),
  company: words('Company', 'Компания'),
  users: words('Users', 'Пользователи'),
  settings: words('Settings and integrations', 'Настройки и интеграции'),
  webhooks: words('Webhooks', 'Вебхуки'),
  variables: words('Variables', 'Переменные'),
};

export interface ScopeRow<Scope extends string> {
  area: string;
  scopes: Partial<Record<Verb, Scope>>;
}

/** Scopes as rows of areas: only those that may be granted, in the order of the areas, unknown areas last. */
export function scopeRows<Scope extends string>(grantable: readonly Scope[]): ScopeRow<Scope>[] {
  const rows = new Map<string, ScopeRow<Scope>>();
  for (const scope of grantable) {
    const at = scope.lastIndexOf('.');
    const [area, verb] = [scope.slice(0, at), scope.slice(at + 1)];
    const row = rows.get(area) ?? { area, scopes: {} };
    row.scopes[verb as Verb] = scope;
    rows.set(area, row);
  }
  const known = Object.keys(areaNames);
  const place = (area: string) => (known.includes(area) ? known.indexOf(area) : known.length);
  return [...rows.values()].sort((left, right) => place(left.area) - place(right.area));
}

/** With `scope` switched: writing and archiving are of no use without reading, so reading comes with them. */
export function toggleScope<Scope extends string>(chosen: readonly Scope[], row: ScopeRow<Scope>, verb: Verb): Scope[] {
  const scope = row.scopes[verb];
  if (!scope) return [...chosen];
  const held = new Set(chosen);
  if (held.delete(scope)) {
    if (verb === 'read') for (const other of Object.values(row.scopes)) held.delete(other);
  } else {
    held.add(scope);
    if (row.scopes.read) held.add(row.scopes.read);
  }
  return [...held];
}
