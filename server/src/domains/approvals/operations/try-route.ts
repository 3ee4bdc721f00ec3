import Type from 'typebox';
import { authorize } from '../../../kernel/access/actor.ts';
import type { ApprovalHost, PastDays } from '../../../kernel/approval-host.ts';
import { date, id, object, unshown } from '../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../kernel/operation.ts';
import { invalidField, notFound, words } from '../../../kernel/problems/errors.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { todayOf } from '../people/person.ts';
import { approvalRoute, approvalRoutes } from '../routes/approval-route.ts';
import { stepsInput } from '../routes/route.input.ts';
import { settleRoute } from '../routes/settle-route.ts';
import { triedRoute } from '../trying/tried-route.ts';
import { tryOnPast } from '../trying/try-on-past.ts';

const most = 200;

export const tryRoute = (hosts: () => readonly ApprovalHost[]) =>
  query({
    name: 'approvals.try-route',
    summary: words('Try an approval route on past records', 'Проверить маршрут на прошлых записях'),
    description:
      'Takes a route as it would be saved, as if it were in use, and saves nothing; `routeId` is the one it takes the place of. Looks at the newest 200 ' +
      'records of its kind that were sent for approval or went further, of the last 12 months unless days are given, with routes, people and budgets as they ' +
      'are now. Takes the right to read such records besides.',
    permission: 'company_settings.read',
    scope: 'settings.read',
    refuses: ['not_found'],
    input: object({
      routeId: Type.Optional(id('Route it takes the place of')),
      ...approvalRoute.creation,
      steps: stepsInput,
      from: Type.Optional(unshown(date('First day'))),
      until: Type.Optional(unshown(date('Last day'))),
    }),
    output: triedRoute,

    async run(ctx, { routeId, from, until, ...input }) {
      const host = hosts().find(({ recordType }) => recordType === input.recordType);
      if (!host) throw notFound(words('Record', 'Запись'));
      authorize(ctx.actor, host.get);
      const days = await daysOf(ctx, from, until);
      const before = routeId === undefined ? null : await approvalRoutes.byId(ctx.db, routeId);
      const { after, warnings } = await settleRoute(ctx, { id: routeId ?? uuidv7(), before }, input);
      const tried = await tryOnPast(ctx, after, { days, records: await host.past(ctx, days) });
      return { from: days.from, until: days.until, ...tried, warnings };
    },
  });

/** The last twelve months unless some days of one such span are given. */
async function daysOf(ctx: ReadContext, from: string | undefined, given: string | undefined): Promise<PastDays> {
  const until = given ?? (await todayOf(ctx));
  const earliest = yearBefore(until);
  if (from !== undefined && from > until)
    throw invalidField('/until', 'before_start', words('ends before it begins', 'окончание раньше начала'));
  if (from !== undefined && from < earliest)
    throw invalidField(
      '/from',
      'too_long',
      words('must be within 12 months of the last day', 'должно быть не раньше чем за 12 месяцев до последнего дня'),
    );
  return { from: from ?? earliest, until, most };
}

/** The same day of the year before; the 29th of February becomes the 1st of March. */
const yearBefore = (day: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year - 1, month - 1, date)).toISOString().slice(0, 10);
};
