import { createHash } from 'node:crypto';
import Type from 'typebox';
import type { BankStatement } from '../../../../../nouns/bank-statement.ts';
import type { Installation } from '../../../../../nouns/installation.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { StatementsPort } from '../../../kernel/integrations/ports/statements.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { connectorsOf } from '../../../platform/integrations/installation.row.ts';
import { listInstallations } from '../../../platform/integrations/operations/list-installations.ts';
import { withPort } from '../../../platform/integrations/working-installation.ts';
import { listStatements } from '../../bank-files/operations/list-statements.ts';
import { takeStatement } from '../../bank-files/take-statement.ts';
import { companySettings } from '../../company/company-settings.ts';
import { readWorkingCalendar } from '../../company/working-calendar/working-calendar.ts';
import { awaitEvening, bankEvening, evening } from './bank-evening.ts';
import { workingDayFrom } from './evening.ts';
import { movementsOf } from './movements-of.ts';
import { bankCard, setUpBank } from './set-up-bank.ts';
import { bankName, writeStatement } from './write-statement.ts';

interface Drawn {
  /** Null where nothing moved, the statement is there already, or the card was switched off. */
  bytes: Buffer | null;
  /** What reads statements in the portal. */
  card: Pick<Installation, 'id' | 'status'> | null;
  goesOn: boolean;
}

/** The statement of a day is imported as an uploaded file is; then the bank waits for the next evening while something is to be paid. */
export function settleEvening(connectors: readonly AnyConnector[]): Job<typeof evening> {
  const draw = drawStatement(connectors);
  const setUp = setUpBank(connectors);
  const take = takeStatement(withPort<StatementsPort>(connectors, 'statements'));
  return job({
    ...bankEvening,
    command: command({
      name: 'simulation.settle-evening',
      summary: words('Pay what is due and send the statement', 'Оплатить счета и прислать выписку тестового банка'),
      permission: 'internal',
      scope: null,
      input: evening,
      output: Type.Unknown(),
      run: inSteps,

      async steps(steps, { day }) {
        const { bytes, card, goesOn } = (await steps.query(draw, { day })) as Drawn;
        if (bytes) {
          await setUp(steps, card);
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          await take(steps, { fileName: `kl_to_1c_${day}.txt`, sha256, bytes });
        }
        if (goesOn) await steps.command(awaitNext, { day });
      },
    }),
  });
}

const drawStatement = (connectors: readonly AnyConnector[]) => {
  const list = listInstallations(connectorsOf(connectors));
  return query({
    name: 'simulation.draw-statement',
    summary: words('Draw up the statement of a day', 'Составить выписку за день'),
    permission: 'internal',
    scope: null,
    input: evening,
    output: Type.Unknown(),

    async run(ctx, { day }): Promise<Drawn> {
      const { movements, goesOn } = await movementsOf(ctx, await readWorkingCalendar(ctx.db), day);
      const [card] = (await ctx.ask(list, { 'slug[eq]': bankCard })).items as Installation[];
      const statements = (await ctx.ask(listStatements, { 'periodTo[eq]': day })).items as BankStatement[];
      const isWanted = movements.length > 0 && card?.status !== 'disabled' && !statements.some(isOurs);
      const { name, companyInn } = await companySettings(ctx);
      const bytes = isWanted ? writeStatement({ day, owner: { name, inn: companyInn }, movements }) : null;
      return { bytes, card: card ?? null, goesOn };
    },
  });
};

const isOurs = ({ sender }: BankStatement) => sender === bankName;

const awaitNext = command({
  name: 'simulation.await-next-evening',
  summary: words('Wait for the next evening of the bank', 'Ждать следующего вечера банка'),
  permission: 'internal',
  scope: null,
  input: evening,
  output: Type.Unknown(),

  async run(ctx, { day }) {
    ctx.nothingChanged();
    const calendar = await readWorkingCalendar(ctx.db);
    await awaitEvening(ctx, calendar, workingDayFrom(calendar, daysAfter(day, 1)));
  },
});
