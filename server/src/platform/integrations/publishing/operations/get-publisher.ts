import { notFound, words } from '../../../../kernel/errors.ts';
import { object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { findPublisher, publisher } from '../publisher.ts';

export const getPublisher = query({
  name: 'integrations.get-publisher',
  summary: words('Get the publisher', 'Получить издателя'),
  permission: 'integrations.read',
  scope: 'settings.read',
  refuses: ['not_found'],
  input: object({}),
  output: publisher.view,
  async run(ctx) {
    const found = await findPublisher(ctx.db);
    if (!found) throw notFound(publisher.noun);
    return found;
  },
});
