import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { lockView } from '../lock-view.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { savedView, savedViews } from '../saved-view.ts';

const { list: _, ...changeable } = savedView.change;

export const updateView = command({
  name: 'saved-views.update-view',
  summary: words('Change a saved view', 'Изменить сохранённый вид'),
  description: 'A view is changed and deleted by its owner; a shared one also by whoever may change the company.',
  permission: 'signed-in',
  scope: null,
  refuses: ['already_exists', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...changeable, version: Type.Optional(version()) }),
  output: savedView.view,

  async run(ctx, { id, version: _, ...given }) {
    const before = await lockView(ctx, id);
    const after = { ...before, ...given };
    if (after.name !== before.name) await refuseTakenName(ctx.db, after, id);
    return savedViews.change(ctx, before, given);
  },
});
