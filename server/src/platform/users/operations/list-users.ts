import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { presentUser, type UserRow, userColumns } from '../user.row.ts';
import { user, userLifecycle } from '../user.ts';

const userListing: Listing = {
  name: 'users',
  from: 'users person',
  alias: 'person',
  defaultSort: 'fullName',
  search: ['person.full_name', 'person.email', 'person.code', 'person.position'],
  fields: {
    id: { column: 'person.id', kind: 'id', sortable: true },
    code: { column: 'person.code', kind: 'text', sortable: true },
    fullName: { column: 'person.full_name', kind: 'text', sortable: true },
    email: { column: 'person.email', kind: 'text', sortable: true },
    status: { column: 'person.status', kind: 'choice', values: userLifecycle.statuses },
    lastLoginAt: { column: 'person.last_login_at', kind: 'instant', sortable: true, nullable: true },
    createdAt: { column: 'person.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'person.updated_at', kind: 'instant', sortable: true },
  },
};

export const listUsers = listQuery({
  name: 'users.list-users',
  summary: words('List people of the portal', 'Список сотрудников'),
  permission: 'users.read',
  scope: 'users.read',
  listing: userListing,
  row: user.view,
  run: (ctx, input) => listRows(ctx, userListing, userColumns, input, (row: UserRow) => presentUser(row)),
});
