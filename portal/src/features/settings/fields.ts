import { inLatin } from '../../kit/latin.ts';
import { type Words, words } from '../../kit/say.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { CustomFieldEntity, CustomFieldType } from '../../shared/custom-fields/definitions.ts';
import type { FieldsSearch } from './searches.ts';

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

export const useFields = ({ entity, archived }: FieldsSearch) =>
  useList(['settings', 'custom-fields', { entity, archived }], (cursor, signal) =>
    ask(
      api.GET('/api/v1/settings/custom-fields', {
        params: {
          query: {
            limit: 100,
            cursor,
            sort: 'entityType,position',
            ...(entity && { entityType: entity }),
            ...(archived === 'true' && { includeArchived: 'true' as const }),
            includeTotal: true,
          },
        },
        signal,
      }),
    ),
  );
