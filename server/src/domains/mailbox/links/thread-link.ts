import type { Static } from 'typebox';
import { choice, id, instant, object, recordType } from '../../../kernel/fields.ts';

/** Kinds of records that conversations are about, as the interface names them; a caller may spell them as elsewhere. */
export const linkedTypes = ['supplier', 'requisition', 'rfq', 'proposal', 'invoice'] as const;

export type LinkedType = (typeof linkedTypes)[number];

export const linkedType = () => recordType(linkedTypes, 'Kind of the record', { examples: ['supplier'] });

export const threadLink = object(
  {
    entityType: linkedType(),
    id: id('The record'),
    status: choice(['suggested', 'confirmed'], 'Suggested by the platform, or confirmed by a person'),
    source: choice(
      ['letter', 'address', 'person'],
      'It answers a letter of ours about the record, somebody of the record writes, or a person said so',
    ),
    linkedAt: instant('Linked'),
  },
  { title: 'Record that a conversation is about' },
);

export type ThreadLink = Static<typeof threadLink>;
