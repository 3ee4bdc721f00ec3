import Type, { type Static } from 'typebox';
import { choice, flag, id, nullable, object, text } from '../fields.ts';
import type { Command } from '../operation.ts';

/** What a mapping took out of an event: plain values by target, those of its list, and who the record is to the other system. */
export const mappedEvent = object({
  values: Type.Unsafe<Readonly<Record<string, MappedValue>>>({ type: 'object' }),
  lines: Type.Unsafe<ReadonlyArray<Readonly<Record<string, MappedValue>>>>({ type: 'array' }),
  externalSource: nullable(text(64, 'Name of the external system')),
  externalId: nullable(text(200, 'Identifier in the external system')),
  matchBy: nullable(text(64, 'Field a record is known by where no link is')),
  allowBankDetails: flag('Bank details may be written'),
});

export type MappedEvent = Static<typeof mappedEvent>;

export type MappedValue = string | boolean;

/** What became of the record. */
export const mappedResult = object({
  result: choice(['recorded', 'created', 'updated', 'unchanged'], 'What was done'),
  entityType: nullable(text(64, 'Kind of the record')),
  entityId: nullable(id('Record')),
  displayName: nullable(Type.String({ title: 'Name of the record' })),
});

export type MappedResult = Static<typeof mappedResult>;

/** What a mapping of incoming webhooks may do with an event, lent by a domain. It adds no rights: it runs as a person. */
export interface InboundOperation {
  /** `catalog_item.upsert` */
  name: string;
  /** Fields it writes; `custom.*` stands for those a portal has defined, `lines[].name` for a field of each of its lines. Null takes any. */
  targets: readonly string[] | null;
  /** Targets that hold bank details: open only to mappings that say so. */
  bankTargets?: readonly string[];
  /** Fields that a record may be known by beside its link. */
  matchBy?: readonly string[];
  /** How the record it is about is found: by link or `matchBy`, by link or the target `id`, or there is none. */
  finds: 'link_or_match' | 'link_or_id' | 'nothing';
  command: Command<typeof mappedEvent, MappedResult>;
}
