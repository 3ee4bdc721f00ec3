import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { withinPage } from '../../../kernel/lists/within-page.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { firstLinesOf } from '../lines-of.ts';
import { requisition } from '../requisition.ts';
import { requisitionLine } from '../requisition-line.ts';
import { requisitionListing, requisitionPage, requisitionParameters } from './list-requisitions.ts';

const mostPerPage = 50;
const mostLines = 200;

/** The list of requisitions, with the lines of each for who asks: a page and its lines cost as much as the page and one statement more. */
export const listWithLines = listQuery({
  name: 'requisitions.list-with-lines',
  summary: words('List purchase requisitions', 'Список заявок на закупку'),
  description:
    'With the planned and actual totals and the three coverages of each: they are kept with the requisition. `include=items` adds the lines, as the ' +
    'card has them: up to 50 requisitions a page (a greater `limit` is lowered), the first 200 lines of each. `lineCount` counts all active lines: ' +
    'where more of them are counted than came, the card has the rest.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  listing: requisitionListing,
  row: object(
    {
      ...requisition.fields,
      items: Type.Optional(Type.Array(requisitionLine.view, { title: 'Lines, in their order; with `include=items`' })),
    },
    { title: 'Purchase requisition, with lines where they were asked for' },
  ),
  more: {
    ...requisitionParameters,
    include: {
      ...choice(['items'], '`items` adds the lines; where `fields` is given it names `items` too'),
      examples: ['items'],
    },
  },
  async run(ctx, input) {
    if (input.include !== 'items') return requisitionPage(ctx, input);
    const page = await requisitionPage(ctx, withinPage(input, mostPerPage));
    const lines = await firstLinesOf(
      ctx.db,
      page.items.map(({ id }) => id),
      mostLines,
    );
    return { ...page, items: page.items.map((row) => ({ ...row, items: lines.get(row.id) ?? [] })) };
  },
});
