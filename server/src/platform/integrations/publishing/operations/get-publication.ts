import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { presentPublication, publicationRow } from '../publication.row.ts';
import { publication } from '../publication.ts';

export const getPublication = query({
  name: 'integrations.get-publication',
  summary: words('Get a publication', 'Получить публикацию'),
  permission: 'integrations.read',
  scope: 'settings.read',
  input: object({ id: id() }),
  output: publication.view,
  run: async (ctx, input) => presentPublication(await publicationRow(ctx.db, input.id), ctx.language),
});
