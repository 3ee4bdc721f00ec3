import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { lockPublication } from '../publication.row.ts';
import { publication } from '../publication.ts';
import { movePublication } from './move-publication.ts';

export const submitPublication = command({
  name: 'integrations.submit-publication',
  summary: words('Hand a publication in for review', 'Отправить публикацию на проверку'),
  description:
    'Every automatic check has to be green for the manifest as it stands. A person of the platform reads it then.',
  permission: 'integrations.configure',
  scope: 'settings.write',
  refuses: ['business_rule_violated', 'invalid_state_transition'],
  input: object({ id: id() }),
  output: publication.view,
  async run(ctx, input) {
    const before = await lockPublication(ctx.db, input.id);
    if (before.status !== 'in_review' && !before.checks?.ok) throw notChecked();
    return movePublication(ctx, before, 'submit', 'submitted', {
      submitted_at: new Date().toISOString(),
      review_note: null,
    });
  },
});

const notChecked = () =>
  brokenRule(
    'publication_not_checked',
    words(
      'Run the checks first: they are not all green for the manifest as it stands.',
      'Сначала запустите проверку: для текущего манифеста она ещё не пройдена.',
    ),
  );
