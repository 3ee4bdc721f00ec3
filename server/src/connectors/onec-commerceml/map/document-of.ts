import type { DocumentRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { isTrue, textOf } from '../xml/node.ts';
import type { FoundNode } from '../xml/read-nodes.ts';
import { requisite } from './requisite.ts';
import { toldBy } from './told.ts';

/** What became of an order (CM-24): its number there, and its state among the requisites. */
export function documentOf(found: FoundNode): DocumentRecord {
  const { node } = found;
  const number = textOf(node, 'Номер');
  const outsideNumber = textOf(node, 'Номер1С') ?? requisite(node, 'Номер по 1С');
  const outsideDate = textOf(node, 'Дата1С') ?? requisite(node, 'Дата по 1С');
  const status = requisite(node, 'Статус заказа') ?? requisite(node, 'Статуса заказа ИД');
  return {
    kind: 'document',
    ...toldBy(found),
    ...(number !== undefined && { number: number.slice(0, 100) }),
    ...(outsideNumber !== undefined && { outsideNumber: outsideNumber.slice(0, 100) }),
    ...(outsideDate !== undefined && { outsideDate: outsideDate.slice(0, 40) }),
    ...(status !== undefined && { status: status.slice(0, 200) }),
    cancelled: isTrue(requisite(node, 'Отменен')),
  };
}
