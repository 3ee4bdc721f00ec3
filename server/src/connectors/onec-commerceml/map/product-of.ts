import type { ProductRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { childOf, childrenOf, textOf, type XmlNode } from '../xml/node.ts';
import type { FoundNode } from '../xml/read-nodes.ts';
import { needed, toldBy } from './told.ts';
import { unitOf } from './unit-of.ts';

const vatRates = new Map([
  ['без налога', 'none'],
  ['без ндс', 'none'],
  ...['0', '5', '7', '10', '20', '22'].map((rate) => [rate, rate] as const),
]);

/** A product of the catalogue (CM-21). What is empty says nothing. */
export function productOf(found: FoundNode, units: Readonly<Record<string, string>>): ProductRecord {
  const { node } = found;
  const told = toldBy(found);
  return {
    kind: 'product',
    ...told,
    // What is marked as deleted may come with its identifier alone.
    name: told.deleted ? (textOf(node, 'Наименование') ?? told.externalId) : needed(node, 'Наименование'),
    ...given('sku', textOf(node, 'Артикул')),
    ...given('barcode', textOf(node, 'Штрихкод')),
    ...given('description', childOf(node, 'Описание')?.text.trim() || undefined),
    ...given('manufacturer', textOf(node, 'Изготовитель', 'Наименование')),
    ...given('unit', unitOf(childOf(node, 'БазоваяЕдиница'), units)),
    ...given('vatRate', vatRateOf(node)),
    groupIds: childrenOf(node, 'Группы', 'Ид').flatMap((one) => textOf(one) ?? []),
    properties: childrenOf(node, 'ЗначенияСвойств', 'ЗначенияСвойства').flatMap((one) => {
      const [id, value] = [textOf(one, 'Ид'), textOf(one, 'Значение')];
      return id && value ? [{ id, value }] : [];
    }),
  };
}

function vatRateOf(node: XmlNode): string | undefined {
  const rate = childrenOf(node, 'СтавкиНалогов', 'СтавкаНалога').find((one) => textOf(one, 'Наименование') === 'НДС');
  return vatRates.get(textOf(rate, 'Ставка')?.toLowerCase().replace('%', '') ?? '');
}

const given = <const N extends string>(name: N, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [K in N]?: string };
