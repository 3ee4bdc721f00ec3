import { del, get, post, routes } from '../../../kernel/routes.ts';
import { addCategory } from './operations/add-category.ts';
import { addProduct } from './operations/add-product.ts';
import { getAssortment } from './operations/get-assortment.ts';
import { listAssortmentProducts } from './operations/list-assortment-products.ts';
import { removeCategory } from './operations/remove-category.ts';
import { removeProduct } from './operations/remove-product.ts';

const assortment = '/api/v1/counterparties/:counterpartyId/assortment';

export const assortmentRoutes = routes('Counterparties', [
  get(assortment, getAssortment),
  post(`${assortment}/categories`, addCategory),
  del(`${assortment}/categories/:categoryId`, removeCategory),
  get(`${assortment}/products`, listAssortmentProducts),
  post(`${assortment}/products`, addProduct),
  del(`${assortment}/products/:catalogItemId`, removeProduct),
]);
