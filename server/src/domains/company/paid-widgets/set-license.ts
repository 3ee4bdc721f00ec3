import Type from 'typebox';
import type { PaidWidget } from '../../../../../nouns/paid-widget.ts';
import { type PaidWidgetMove, paidWidgetFlow } from '../../../../../nouns/paid-widget-flow.ts';
import { choice, date, flag, longText, nullable, object, price, text } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdWidget } from './hold-widget.ts';
import { dayBegins, dayEnds, dayMs } from './moscow-day.ts';
import { derivedOf, paidWidget, paidWidgets } from './paid-widget.ts';
import { refuseUsedTrial } from './refuse-used-trial.ts';

/** What the operator may ask for; what is enabled is again what it was before. */
export const licenseMoves = ['start_trial', 'activate', 'end', 'disable', 'enable'] as const;

export const licenseInput = {
  slug: text(64, 'Code of the widget', { examples: ['e-documents'] }),
  move: Type.Optional(choice(licenseMoves, 'What becomes of the licence')),
  activeFrom: Type.Optional(nullable(date('First day in force, in Moscow'))),
  activeUntil: Type.Optional(nullable(date('Last day in force, in Moscow'))),
  priceMonthlyRub: Type.Optional(price('Price of a month, ₽')),
  visible: Type.Optional(flag('Shown to the portal')),
  note: Type.Optional(nullable(longText(1_000, 'Note that the portal sees'))),
};

/** What the operator of the platform decides of a licence; no right of a portal leads here. */
export const setLicense = command({
  name: 'company.set-license',
  summary: words('Set the licence of a paid widget', 'Задать лицензию платного виджета'),
  permission: 'internal',
  scope: null,
  input: object(licenseInput),
  output: paidWidget.view,

  async run(ctx, { slug, move, activeFrom, activeUntil, ...terms }) {
    const before = await holdWidget(ctx, slug);
    ctx.expectVersion(before.version);
    const period = {
      ...(activeFrom !== undefined && { activeFrom: activeFrom && dayBegins(activeFrom) }),
      ...(activeUntil !== undefined && { activeUntil: activeUntil && dayEnds(activeUntil) }),
    };
    const { columns, ...moved } = move ? await moveOf(ctx, before, move) : { columns: {} };
    const values = { ...terms, ...moved, ...period };
    refuseBackwards({ ...before, ...values });
    const after = await paidWidgets.change(ctx, before, values, { columns });
    return { ...after, ...derivedOf(after, portalNow(), ctx.language) };
  },
});

type Moved = Partial<PaidWidget> & { columns: Record<string, unknown> };

async function moveOf(ctx: WriteContext, before: PaidWidget, move: (typeof licenseMoves)[number]): Promise<Moved> {
  const named: PaidWidgetMove = move === 'enable' ? await enabling(ctx, before) : move;
  const licenseStatus = nextStatus(paidWidgetFlow, named, before.licenseStatus);
  const columns = { status_before: licenseStatus === 'disabled' ? before.licenseStatus : null };
  // Days of a trial are none of the licence that follows it: without days of its own it begins now and has no end.
  if (move === 'activate') return { licenseStatus, activeFrom: portalNow().toISOString(), activeUntil: null, columns };
  if (move !== 'start_trial') return { licenseStatus, columns };
  refuseUsedTrial(before);
  const now = portalNow().getTime();
  const activeUntil = new Date(now + before.trialDays * dayMs).toISOString();
  return { licenseStatus, activeFrom: new Date(now).toISOString(), activeUntil, trialUsed: true, columns };
}

const enablings = { notPaid: 'enable', trial: 'enable_trial', active: 'enable_active' } as const;

async function enabling({ db }: WriteContext, { slug }: PaidWidget): Promise<PaidWidgetMove> {
  const { was } = await db.one<{ was: keyof typeof enablings | null }>(sql`
    select status_before as was from paid_widgets where tenant_id = ${db.tenant} and slug = ${slug}`);
  return enablings[was ?? 'notPaid'];
}

function refuseBackwards({ activeFrom, activeUntil }: PaidWidget) {
  if (activeFrom !== null && activeUntil !== null && activeUntil < activeFrom)
    throw invalidField('/activeUntil', 'before_start', words('is before the first day', 'раньше первого дня'));
}
