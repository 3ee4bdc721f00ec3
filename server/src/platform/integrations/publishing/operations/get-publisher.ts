import { nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { findPublisher, publisher } from '../publisher.ts';

export const getPublisher = query({
  name: 'integrations.get-publisher',
  summary: words('Get the publisher', 'Получить издателя'),
  description: 'Null while the company has not said who publishes.',
  permission: 'integrations.read',
  scope: 'settings.read',
  input: object({}),
  output: nullable(publisher.view),
  run: async (ctx) => (await findPublisher(ctx.db)) ?? null,
});
