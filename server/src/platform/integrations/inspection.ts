import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import { type Query, query, type ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';

/** What an integration of our own looks at when it is checked: what is ready in the portal, and what to do next. */
export const inspection = (slug: string, look: (ctx: ReadContext) => Promise<Check[]>) =>
  query({
    name: `integrations.inspect-${slug}`,
    summary: words('Look at what is ready', 'Посмотреть, что готово'),
    permission: 'integrations.configure',
    scope: 'settings.write',
    input: object({}),
    output: Type.Unknown(),
    async run(ctx): Promise<CheckReport> {
      const checks = await look(ctx);
      return { ok: checks.every(({ result }) => result !== 'failed'), checks };
    },
  }) as Query<ReturnType<typeof object>, CheckReport, undefined>;
