import type { NamedRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { childrenOf, textOf } from '../xml/node.ts';
import type { FoundNode } from '../xml/read-nodes.ts';
import { currencyOf } from './decimal-of.ts';
import { needed, toldBy } from './told.ts';

/** Properties, price types and stores: what others refer to by identifier. */
export function namedOf(kind: NamedRecord['kind'], found: FoundNode): NamedRecord {
  const { node } = found;
  const values = childrenOf(node, 'ВариантыЗначений', 'Справочник').flatMap((one) => {
    const [id, value] = [textOf(one, 'ИдЗначения'), textOf(one, 'Значение')];
    return id && value ? [[id, value] as const] : [];
  });
  const currency = currencyOf(textOf(node, 'Валюта'));
  return {
    kind,
    ...toldBy(found),
    name: needed(node, 'Наименование').slice(0, 500),
    ...(currency !== undefined && { currency }),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
  };
}
