import { words } from '../../kit/say.ts';

/** Kinds of warehouses, as people call them. */
export const kinds = {
  main: words('Building', 'Склад'),
  transit: words('In transit', 'Товары в пути'),
  site: words('Construction site', 'Объект'),
  virtual: words('On paper only', 'Виртуальный'),
};
