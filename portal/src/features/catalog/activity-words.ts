import { say, words } from '../../kit/say.ts';
import type { ActivityWords } from '../../shared/activity/sentence.ts';

const statuses = { active: words('Active', 'Действует'), archived: words('Archived', 'В архиве') };

/** How the history of an item names its fields. */
export const activityWords: ActivityWords = {
  fields: {
    name: words('name', 'название'),
    sku: words('article', 'артикул'),
    brand: words('brand', 'бренд'),
    manufacturer: words('maker', 'производитель'),
    manufacturerSku: words('maker’s article', 'артикул производителя'),
    description: words('description', 'описание'),
    barcode: words('barcode', 'штрихкод'),
    categoryId: words('category', 'категория'),
    baseUom: words('base unit', 'единица учёта'),
    uomConversions: words('other units', 'другие единицы'),
    vatRate: words('VAT rate', 'ставка НДС'),
    plannedCost: words('planned cost', 'плановая себестоимость'),
    minOrderQty: words('smallest order', 'минимальный заказ'),
    packQty: words('package', 'упаковка'),
    leadTimeDays: words('lead time', 'срок поставки'),
    customFields: words('company fields', 'поля компании'),
  },
  statusName: (code) => (code in statuses ? say(statuses[code as keyof typeof statuses]) : code),
};
