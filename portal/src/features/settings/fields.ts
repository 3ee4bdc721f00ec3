import { queryOptions } from '@tanstack/react-query';
import { inLatin } from '../../kit/in-latin.ts';
import { type Words, words } from '../../kit/say.ts';
import { api, ask } from '../../shared/api/client.ts';
import type {
  CustomField,
  CustomFieldEntity,
  CustomFieldType,
} from '../../shared/custom-fields/custom-fields-query.ts';

/** Records that can have fields of the portal's own. */
export const entities: Readonly<Record<CustomFieldEntity, Words>> = {
  procurement: words('Requisitions', 'Заявки'),
  procurementItem: words('Requisition lines', 'Строки заявок'),
  catalogItem: words('Catalog items', 'Позиции каталога'),
  counterparty: words('Counterparties', 'Контрагенты'),
  warehouse: words('Warehouses', 'Склады'),
  priceList: words('Price lists', 'Прайс-листы'),
  invoice: words('Invoices', 'Счета'),
  commercialProposal: words('Commercial proposals', 'Коммерческие предложения'),
  salesInvoice: words('Sales invoices', 'Исходящие счета'),
  contract: words('Contracts', 'Договоры'),
  logisticsObject: words('Logistics objects', 'Объекты логистики'),
  driver: words('Drivers', 'Водители'),
  logisticsVehicle: words('Vehicles', 'Транспорт'),
  deliveryRoute: words('Delivery routes', 'Маршруты доставки'),
  deliveryBatch: words('Delivery batches', 'Партии доставки'),
  generatedDocument: words('Delivery documents', 'Документы на доставку'),
};

export const fieldTypes: Readonly<Record<CustomFieldType, Words>> = {
  string: words('Line of text', 'Строка'),
  text: words('Long text', 'Текст'),
  number: words('Number', 'Число'),
  money: words('Money', 'Деньги'),
  boolean: words('Yes or no', 'Да или нет'),
  date: words('Date', 'Дата'),
  datetime: words('Date and time', 'Дата и время'),
  select: words('One of a list', 'Выбор из списка'),
  multiselect: words('Several of a list', 'Несколько из списка'),
  url: words('Link', 'Ссылка'),
  user: words('Person', 'Сотрудник'),
};

export const hasOptions = (type: CustomFieldType) => type === 'select' || type === 'multiselect';

/** «Класс опасности» → `klass_opasnosti`: the name of a field in the API and in templates. */
export function keyOf(label: string): string {
  const key = inLatin(label, '_').slice(0, 60).replace(/_+$/, '');
  return /^\d/.test(key) ? `f_${key}` : key;
}

/** Fields of the portal's own, in the order of forms; `archived` brings those put away, too. */
export const fieldsQuery = (entityType: string | undefined, archived: boolean) =>
  queryOptions({
    queryKey: ['settings', 'custom-fields', 'list', { entityType, archived }],
    queryFn: ({ signal }) => readFields({ entityType, ...(archived && { includeArchived: 'true' }) }, signal),
  });

async function readFields(
  filters: { entityType?: string | undefined; includeArchived?: 'true' },
  signal: AbortSignal,
): Promise<CustomField[]> {
  const fields: CustomField[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...filters, limit: 200, sort: 'entityType,position', ...(cursor && { cursor }) };
    const { items, page } = await ask(api.GET('/api/v1/settings/custom-fields', { params: { query }, signal }));
    fields.push(...items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return fields;
}

export const restoreField = ({ id, version }: Pick<CustomField, 'id' | 'version'>) =>
  ask(
    api.PATCH('/api/v1/settings/custom-fields/{id}', { params: { path: { id } }, body: { status: 'active', version } }),
  );

export interface FieldValues {
  label: string;
  key: string;
  type: CustomFieldType;
  items: string[];
  required: boolean;
}

/** What the form of a field begins with. */
export const fieldValues = (field: Pick<CustomField, 'label' | 'key' | 'type' | 'options' | 'required'> | undefined) =>
  ({
    label: field?.label ?? '',
    key: field?.key ?? '',
    type: field?.type ?? 'string',
    items: field?.options?.items ?? [],
    required: field?.required ?? false,
  }) satisfies FieldValues;

/** With another label: the key of a new field follows it until somebody has typed their own. */
export const namedAnew = (isNew: boolean, { label: before, key }: FieldValues, label: string) => ({
  label,
  ...(isNew && key === keyOf(before) && { key: keyOf(label) }),
});
