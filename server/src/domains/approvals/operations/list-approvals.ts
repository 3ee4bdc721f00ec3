import type { ApprovalRequest } from '../../../../../nouns/approval-request.ts';
import { permits } from '../../../kernel/access/actor.ts';
import type { ApprovalHost } from '../../../kernel/approval-host.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { decidedByMe } from '../awaits-me.ts';
import { approvalRequest, approvalRequests, requestListing } from '../requests/approval-request.ts';

export const listApprovals = (hosts: () => readonly ApprovalHost[]) =>
  listQuery({
    name: 'approvals.list-approvals',
    summary: words('List what waits for my decision by a route', 'Что ждёт моего согласования по маршрутам'),
    description:
      'Requests whose open step the caller may decide now, as one of its approvers or in the place of somebody who is away. Records that no route is ' +
      'for are found by `awaitingMyApproval` of their own lists.',
    permission: 'signed-in',
    scope: null,
    listing: requestListing,
    row: approvalRequest.view,
    async run(ctx, input) {
      const kinds = hosts()
        .filter(({ get }) => permits(ctx.actor, get))
        .map(({ recordType }) => recordType);
      const mine = await decidedByMe(ctx, kinds);
      return listRows(ctx, requestListing, approvalRequests.columns(), input, (row: ApprovalRequest) => row, [mine]);
    },
  });
