import type { ExchangeRecord, FaultyRecord, ReadPiece } from '../../kernel/integrations/ports/exchange-record.ts';
import { counterpartyOf } from './map/counterparty-of.ts';
import { documentOf } from './map/document-of.ts';
import { groupsOf } from './map/groups-of.ts';
import { namedOf } from './map/named-of.ts';
import { offerOf } from './map/offer-of.ts';
import { picturesOf } from './map/pictures-of.ts';
import { productOf } from './map/product-of.ts';
import { orFault } from './map/told.ts';
import { type FoundNode, readNodes } from './xml/read-nodes.ts';

type Units = Readonly<Record<string, string>>;
type Read = (found: FoundNode, units: Units) => Array<ExchangeRecord | FaultyRecord>;

const readers: Readonly<Record<string, Read>> = {
  Группа: (found) => [orFault('group', found, () => groupsOf(found))].flat(),
  Свойство: (found) => [orFault('property', found, () => namedOf('property', found))],
  СвойствоНоменклатуры: (found) => [orFault('property', found, () => namedOf('property', found))],
  ТипЦены: (found) => [orFault('price_type', found, () => namedOf('price_type', found))],
  Склад: (found) => [orFault('store', found, () => namedOf('store', found))],
  Товар: (found, units) => [
    orFault('product', found, () => productOf(found, units)),
    ...[orFault('picture', found, () => picturesOf(found))].flat(),
  ],
  Предложение: (found, units) => [orFault('offer', found, () => offerOf(found, units))],
  Контрагент: (found) => [orFault('counterparty', found, () => counterpartyOf(found))],
  Документ: (found) => [orFault('document', found, () => documentOf(found))],
};

/** A file of CommerceML as neutral records, piece by piece. */
export async function* readExchange(bytes: AsyncIterable<Uint8Array>, units: Units): AsyncGenerator<ReadPiece> {
  for await (const { nodes, packages } of readNodes(bytes)) {
    const records = nodes.flatMap((found) => readers[found.node.name]?.(found, units) ?? []);
    if (records.length + packages.length > 0) yield { records, packages };
  }
}
