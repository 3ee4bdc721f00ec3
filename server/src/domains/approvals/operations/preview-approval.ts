import Type from 'typebox';
import { approvedRecordTypes } from '../../../../../nouns/approved-records.ts';
import type { ApprovalHost } from '../../../kernel/approval-host.ts';
import { id, nullable, object, recordType, shownId } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { stepParts } from '../approval-part.ts';
import { approverIds, namedStep, namesOf } from '../people/names-of.ts';
import { matchRoute } from '../routes/match-route.ts';

const route = object(
  { id: id(), name: Type.String({ title: 'Name', examples: ['Крупные закупки'] }) },
  { title: 'Route' },
);

export const previewApproval = (hosts: () => readonly ApprovalHost[]) =>
  query({
    name: 'approvals.preview-approval',
    summary: words('Who would approve a record', 'Кто будет согласовывать запись'),
    description:
      'By the routes and the record as they are now, before anything is sent. `route` is null where no route is for it: then one person whose role ' +
      'allows it approves. An approval that is under way stands in `approval` of the card instead.',
    permission: 'signed-in',
    scope: null,
    refuses: ['not_found'],
    input: object({
      recordType: recordType(approvedRecordTypes, 'Kind of the record', { examples: ['procurement'] }),
      recordId: shownId('Record'),
    }),
    output: object(
      {
        route: nullable(route),
        steps: Type.Array(object(stepParts, { title: 'Step' }), { title: 'Steps, in their order' }),
      },
      { title: 'Who would approve a record' },
    ),

    async run(ctx, { recordType, recordId }) {
      const host = hosts().find((one) => one.recordType === recordType);
      if (!host) throw notFound(words('Record', 'Запись'));
      await ctx.ask(host.get, { id: recordId });
      const found = await matchRoute(ctx, await host.subject(ctx, recordId));
      if (!found) return { route: null, steps: [] };
      const nameOf = await namesOf(ctx.db, approverIds(found.steps));
      const { id, name, steps } = found;
      return { route: { id, name }, steps: steps.map((step) => namedStep(step, nameOf)) };
    },
  });
