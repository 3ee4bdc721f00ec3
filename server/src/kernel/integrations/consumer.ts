import Type from 'typebox';
import { id, integer, object, text } from '../fields.ts';
import type { Command, Query } from '../operation.ts';
import type { Words } from '../problems/errors.ts';

/** A page of records that a provider gave, as its connector hands them over. */
export const pulledItems = object({
  installationId: id('Installation'),
  source: text(64, 'Integration the records come from'),
  items: Type.Array(Type.Unknown()),
});

/** For whom a stream is asked. */
export const puller = object({
  installationId: id('Installation'),
  source: text(64, 'Integration the records come from'),
});

/**
 * How many records of the page were new or different. What is skipped with a reason is told in the journal, and the place reached stays
 * where it was: the same records come again once the reason is gone.
 */
export const taken = object({
  taken: integer('Records written', { minimum: 0 }),
  skipped: Type.Optional(Type.Unsafe<Words>({ title: 'Why nothing was written' })),
  left: Type.Optional(
    Type.Array(integer('Place of an event of a webhook that is to come again later', { minimum: 0 })),
  ),
});

/**
 * What a domain does with the records of a stream, whoever provides them. Run in one transaction with the place reached, at least
 * once: a page that comes again changes nothing.
 */
export interface Consumer {
  stream: string;
  command: Command<typeof pulledItems, Type.Static<typeof taken>>;
  /** What the connector is to ask its provider for, where that depends on records of the portal. Plain JSON. */
  wants?: Query<typeof puller, unknown, undefined>;
}

export const consumer = (stream: string, command: Consumer['command'], wants?: Consumer['wants']): Consumer => ({
  ...{ stream, command },
  ...(wants && { wants }),
});
