import type { ReadPackage } from '../../../kernel/integrations/ports/exchange-record.ts';

/** Where records stand, below the root: the last name is the record itself. */
export const places: ReadonlySet<string> = new Set([
  'Классификатор/Группы/Группа',
  'Классификатор/Свойства/Свойство',
  'Классификатор/Свойства/СвойствоНоменклатуры',
  'Классификатор/ТипыЦен/ТипЦены',
  'Классификатор/Склады/Склад',
  'Каталог/Товары/Товар',
  'ПакетПредложений/ТипыЦен/ТипЦены',
  'ПакетПредложений/Склады/Склад',
  'ПакетПредложений/Предложения/Предложение',
  'Контрагенты/Контрагент',
  'Документ',
  'Контейнер/Документ',
]);

export const packageKinds = new Map<string, ReadPackage['kind']>([
  ['Каталог', 'product'],
  ['ПакетПредложений', 'offer'],
  ['Контрагенты', 'counterparty'],
]);

/** Changes of a package come under a name of their own in older versions. */
export const packageName = (name: string) => (name === 'ИзмененияПакетаПредложений' ? 'ПакетПредложений' : name);
