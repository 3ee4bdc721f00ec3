import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { type Command, command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { moveHead, numberFacts, takeHead } from '../../audit/number-facts.ts';
import type { EventCatalog } from '../events/event-catalog.ts';
import { factsBetween } from '../events/fact.row.ts';
import { insertDeliveries } from './insert-deliveries.ts';
import { readSubscribers } from './read-subscribers.ts';

const nothing = object({});

/** Facts handled in one transaction. */
const mostFacts = 500;

interface FannedOut {
  /** Facts that were numbered or delivered, whether or not any subscription wanted them. */
  facts: number;
  deliveries: number;
}

/**
 * Numbers fresh facts of one portal and turns them into deliveries, in a transaction of a constant number of statements. One
 * worker at a time does this for a portal, as the holder of its head: otherwise the later of two facts about one record could
 * reach its receiver before the earlier one has a delivery to wait for.
 */
export const fanOut = (catalog: EventCatalog): Command<typeof nothing, FannedOut, undefined> =>
  command({
    name: 'webhooks.fan-out',
    summary: words('Turn fresh facts into deliveries', 'Превратить новые события в доставки'),
    permission: 'internal',
    scope: null,
    input: nothing,
    output: Type.Unknown(),

    async run(ctx) {
      ctx.nothingChanged();
      const { db } = ctx;
      const head = await takeHead(db);
      if (!head) return { facts: 0, deliveries: 0 };
      // Subscriptions are read after the facts: one made before a fact is fanned out receives it.
      const [numbered, subscribers] = await Promise.all([numberFacts(db, head), readSubscribers(db)]);
      const told = subscribers.length === 0 ? numbered : Math.min(head.told + mostFacts, numbered);
      const facts = subscribers.length === 0 ? [] : await factsBetween(db, head.told, told);
      const deliveries = await insertDeliveries(db, facts, subscribers, {
        catalog,
        publicUrl: ctx.services.publicUrl,
      });
      await moveHead(db, head, { numbered, told });
      return { facts: Math.max(numbered - head.numbered, told - head.told), deliveries };
    },
  });
