import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { notice, noticeListing, notices, readableBy } from '../notice.ts';

export const listNotices = listQuery({
  name: 'notices.list-notices',
  summary: words("List one's own notices", 'Список своих уведомлений'),
  description:
    'The newest first, in the language of the request. Notices of records that the caller may no longer read are left out. ' +
    'Read ones are kept for 90 days, unread ones for 365.',
  permission: 'signed-in',
  scope: null,
  listing: noticeListing,
  row: notice,
  asksAtOnce: true,
  run: (ctx, input) =>
    listRows(ctx, noticeListing, notices[ctx.language].columns(), input, (row: object) => row, [readableBy(ctx.actor)]),
});
