import Type, { type Static } from 'typebox';
import { approvalRequest } from '../../../../../nouns/approval-request.ts';
import { answeredOf } from '../../../kernel/entity-of.ts';
import { date, decimal, id, instant, integer, nullable, object } from '../../../kernel/fields.ts';
import { namedOne, stepParts } from '../approval-part.ts';
import { writtenRoute } from '../routes/route.input.ts';

const namedRoute = object(
  { id: id('Route'), name: Type.String({ title: 'Name', examples: ['Крупные закупки'] }) },
  { title: 'Route' },
);

const hours = (title: string) => nullable(decimal(title, { examples: ['6.5'] }));

const { number, title, amount, currency } = approvalRequest.fields;

/** A record that the route would have been for. */
const triedRecord = object(
  {
    recordId: id('Record'),
    ...answeredOf({ number, title, amount, currency }),
    createdAt: instant('Made'),
    otherwise: nullable(namedRoute),
    stepsOtherwise: integer('Steps without the route: those of the other one, or the single step; none of a contract'),
    nobodyIn: Type.Array(integer('Step'), { title: 'Steps that nobody could decide' }),
  },
  { title: 'Record that a route would have been for' },
);

/** What a route would have come to over records of the past. */
export const triedRoute = object(
  {
    from: date('First day'),
    until: date('Last day'),
    looked: integer('Records looked at'),
    met: integer('Records that it would have been for'),
    takenEarlier: integer('Records that meet its conditions, but a route before it takes them'),
    undecided: integer('Records with a step that nobody could decide'),
    overBudget: integer('Records over their budget, whose responsible person is a step more'),
    stepsAdded: integer('Steps more than without it, over all records; below zero where they are fewer'),
    hoursPerStep: hours('Hours a step of such records took, as the median of those decided in these days'),
    hoursAdded: hours('Hours more for a record, on average'),
    steps: Type.Array(
      object(
        { ...stepParts, people: Type.Array(namedOne, { title: 'Who would be asked, as things stand now' }) },
        { title: 'Step of a route that is tried' },
      ),
      { title: 'Steps, in their order' },
    ),
    records: Type.Array(triedRecord, { title: 'Records that it would have been for, the newest first' }),
    warnings: writtenRoute.properties.warnings,
  },
  { title: 'Route tried on records of the past' },
);

export type TriedRoute = Static<typeof triedRoute>;
export type TriedRecord = Static<typeof triedRecord>;
