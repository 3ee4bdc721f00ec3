import type { Arrival } from '../../../../../nouns/transfer-document.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { ReadDocument } from './read-document.ts';

/** One arrival of a document: how, when, under what name and from whom. */
export const arrivalOf = (ctx: WriteContext, { fileName, origin }: ReadDocument): Arrival => ({
  ...origin,
  fileName,
  at: portalNow().toISOString(),
  by: ctx.actor.userId,
});
