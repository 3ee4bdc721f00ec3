import { paidWidgetFlow } from '../../../../../nouns/paid-widget-flow.ts';
import { object, text } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { holdWidget } from './hold-widget.ts';
import { dayMs } from './moscow-day.ts';
import { derivedOf, paidWidget, paidWidgets } from './paid-widget.ts';
import { isSeen } from './read-widgets.ts';
import { refuseUsedTrial } from './refuse-used-trial.ts';

export const startTrial = command({
  name: 'company.start-trial',
  summary: words('Start the trial of a paid widget', 'Начать пробный период платного виджета'),
  description: 'Once for each widget in a portal; it costs nothing and ends by itself after the days on offer.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  refuses: ['invalid_state_transition', 'conflict'],
  input: object({ slug: text(64, 'Code of the widget', { examples: ['e-documents'] }) }),
  output: paidWidget.view,

  async run(ctx, { slug }) {
    const before = await holdWidget(ctx, slug);
    if (!isSeen(before)) throw notFound(paidWidget.noun);
    const licenseStatus = nextStatus(paidWidgetFlow, 'start_trial', before.licenseStatus);
    refuseUsedTrial(before);
    const now = portalNow().getTime();
    const activeUntil = new Date(now + before.trialDays * dayMs).toISOString();
    const begun = { licenseStatus, activeFrom: new Date(now).toISOString(), activeUntil, trialUsed: true } as const;
    const after = await paidWidgets.change(ctx, before, begun, { fact: 'trial_started' });
    return { ...after, ...derivedOf(after, new Date(now), ctx.language) };
  },
});
