import type { Arrival } from '../../../../../nouns/transfer-document.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { ReadDocument } from './read-document.ts';

/** One arrival of a document: how, when, under what name and from whom. */
export const arrivalOf = (ctx: WriteContext, { fileName, origin }: ReadDocument): Arrival => ({
  ...origin,
  fileName,
  at: new Date().toISOString(),
  by: ctx.actor.userId,
});
