import { status } from '../../../../nouns/kit/lifecycle.ts';
import { words } from '../../kit/say.ts';

/** Whose prices a price list holds. */
export const priceListKinds = {
  supplier: words('Of a supplier', 'Поставщика'),
  customer: words('For customers', 'Для клиентов'),
  internal: words('Internal', 'Внутренний'),
};

export const priceListStatuses = {
  draft: status('Draft', 'Черновик'),
  active: status('Active', 'Действует', 'good'),
  expired: status('Expired', 'Истёк', 'warning'),
  archived: status('Archived', 'В архиве'),
};
