import Type from 'typebox';
import { id, longText, recordType, shownId } from '../../kernel/fields.ts';
import type { Host } from '../records/record-host.ts';

/** Names the record that is talked about. */
export const besideOf = (hosts: readonly Host[]) => ({
  entityType: recordType(
    hosts.map(({ entityType }) => entityType),
    'Kind of the record',
    { examples: ['counterparty'] },
  ),
  entityId: shownId('The record'),
});

export const text = longText(10_000, 'Text', { examples: ['@Анна Смирнова, поставщик просит предоплату'] });

export const mentionIds = Type.Array(id('Person'), {
  title: 'People it mentions: they hear of it',
  description: 'Each works in the portal and may read the record.',
  maxItems: 50,
  uniqueItems: true,
});
