import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, currency, id, instant, longText, nullable, object, price, text } from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';

/** Where a link is known from. `manual` is a person's word; the others are seen in papers and stay. */
const linkSources = [
  'manual',
  'price_list',
  'quote',
  'accepted_quote',
  'invoice',
  'receipt',
  'import',
  'integration',
] as const;

const manualLink = object(
  {
    price: nullable(price('Price, per base unit')),
    currency: nullable(currency()),
    comment: nullable(longText(1_000, 'Comment')),
    updatedAt: instant('Told'),
  },
  { title: 'What a person has told' },
);

/** One record with two doors: a supplier of an item, and a product in the assortment of a counterparty. */
export const supplierLink = entity({
  type: 'supplier_link',
  noun: words('Supplier link', 'Связь с поставщиком'),
  audience: 'business',
  displayName: 'name',
  fields: {
    id: id(),
    catalogItemId: id('Item'),
    supplierId: id('Supplier'),
    counterpartyId: nullable(id('Counterparty; empty for who is a supplier no more')),
    name: nullable(text(255, 'Supplier', { examples: ['ООО «Цементный двор»'] })),
    sources: Type.Array(choice(linkSources, 'Source'), { title: 'Where it is known from' }),
    lastPrice: nullable(price('Newest price that holds, per base unit')),
    lastCurrency: nullable(currency('Currency of the newest price')),
    lastAt: nullable(instant('Newest price holds from')),
    manual: nullable(manualLink),
  },
  facts: ['linked', 'changed', 'unlinked'],
  guarded: {
    lastPrice: 'catalog.cost_read',
    lastCurrency: 'catalog.cost_read',
    lastAt: 'catalog.cost_read',
    manual: 'catalog.cost_read',
  },
});

export type SupplierLink = Type.Static<typeof supplierLink.view>;
