import type { OfferRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { childOf, childrenOf, textOf, type XmlNode } from '../xml/node.ts';
import type { FoundNode } from '../xml/read-nodes.ts';
import { currencyOf, decimalOf } from './decimal-of.ts';
import { needed, toldBy, Unreadable } from './told.ts';
import { unitOf } from './unit-of.ts';

/** An offer (CM-22), of a product or of one variant of it (CM-23). What this file leaves out stays as it is. */
export function offerOf(found: FoundNode, units: Readonly<Record<string, string>>): OfferRecord {
  const { node } = found;
  const told = toldBy(found);
  const [productId = '', variantId] = told.externalId.split('#');
  const unit = unitOf(childOf(node, 'БазоваяЕдиница'), units);
  const quantity = textOf(node, 'Количество') ?? textOf(node, 'Остатки', 'Остаток', 'Количество');
  const stock = stockOf(node);
  const [name, sku, barcode] = ['Наименование', 'Артикул', 'Штрихкод'].map((one) => textOf(node, one));
  return {
    kind: 'offer',
    ...told,
    productId,
    variantId: variantId || null,
    ...(name !== undefined && { name: withFeatures(name, node) }),
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(unit !== undefined && { unit }),
    ...(childOf(node, 'Цены') && { prices: childrenOf(node, 'Цены', 'Цена').map(priceOf) }),
    ...(quantity !== undefined && { quantity: decimalOf(quantity) }),
    ...(stock.length > 0 && { stock }),
  };
}

function priceOf(node: XmlNode) {
  const factor = decimalOf(textOf(node, 'Коэффициент') ?? '1');
  if (Number(factor) <= 0) throw new Unreadable('The coefficient is not above 0.', 'Коэффициент цены не больше нуля.');
  const currency = currencyOf(textOf(node, 'Валюта'));
  return {
    typeId: needed(node, 'ИдТипаЦены'),
    price: decimalOf(needed(node, 'ЦенаЗаЕдиницу'), factor),
    ...(currency !== undefined && { currency }),
  };
}

/** By store: as attributes of the offer in 2.x, as elements of its rests in 3.1. */
const stockOf = (node: XmlNode) => [
  ...childrenOf(node, 'Склад').flatMap(({ attributes }) => {
    const [storeId, quantity] = [attributes['ИдСклада'], attributes['КоличествоНаСкладе']];
    return storeId && quantity !== undefined ? [{ storeId, quantity: decimalOf(quantity || '0') }] : [];
  }),
  ...childrenOf(node, 'Остатки', 'Остаток', 'Склад').flatMap((one) => {
    const [storeId, quantity] = [textOf(one, 'Ид'), textOf(one, 'Количество')];
    return storeId && quantity !== undefined ? [{ storeId, quantity: decimalOf(quantity) }] : [];
  }),
];

/** A variant is told apart by its features where its name does not name them. */
function withFeatures(name: string, node: XmlNode): string {
  const features = childrenOf(node, 'ХарактеристикиТовара', 'ХарактеристикаТовара').flatMap(
    (one) => textOf(one, 'Значение') ?? [],
  );
  const missing = features.filter((feature) => !name.includes(feature));
  return missing.length > 0 ? `${name} (${missing.join(', ')})` : name;
}
