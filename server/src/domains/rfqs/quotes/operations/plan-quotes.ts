import Type from 'typebox';
import { choice, currency, date, flag, id, longText, measure, object } from '../../../../kernel/fields.ts';
import { command, inSteps, query } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { companySettings } from '../../../company/company-settings.ts';
import { type Plan, terms } from '../../award/award.ts';
import { planAward } from '../../award/plan-award.ts';
import { limitsOf, planLimit } from '../award-plan/plan.input.ts';
import { awardAnswer, presentAward } from '../award-plan/plan.output.ts';
import { loadComparable } from '../side-by-side/load-comparable.ts';
import { oneNeeded } from '../side-by-side/scope-of.ts';
import { decideLines } from './decide-lines.ts';

const input = object({
  procurementId: Type.Optional(id('Requisition whose quotes are awarded')),
  rfqId: Type.Optional(id('Request whose quotes are awarded')),
  quoteIds: Type.Optional(Type.Array(id('Quote'), { title: 'Quotes that are awarded', maxItems: 100 })),
  currency: Type.Optional(currency('Currency of the plan; that of the request or requisition unless given')),
  rateDate: Type.Optional(date('Day whose exchange rates count; today unless given')),
  vat: Type.Optional(choice(['with', 'without'], 'With VAT or without')),
  limits: Type.Optional(Type.Array(planLimit, { title: 'Limits', maxItems: 50, examples: [[]] })),
  without: Type.Optional(
    Type.Array(choice(terms, 'Term'), { title: 'Terms of suppliers that are set aside', examples: [[]] }),
  ),
  overPct: Type.Optional(
    measure('So many percent more than needed may be bought; as the company tolerates unless given'),
  ),
  save: Type.Optional(flag('Save the plan as decisions of its requisition')),
  reason: Type.Optional(longText(1_000, 'Why, for the decisions', { examples: ['дешевле с доставкой'] })),
});

const allowed = { permission: 'supplier_quotes.compare', scope: 'supplier_documents.read' } as const;

/** What is planned, read in one transaction; planning holds none. */
const readProblem = query({
  name: 'supplier-quotes.read-award-problem',
  summary: words('Read what is to be awarded', 'Прочитать, что распределяется'),
  ...allowed,
  input,
  output: Type.Unknown(),
  async run(ctx, { limits = [], without = [], overPct, ...wanted }) {
    const { procurementId, rfqId, quoteIds } = wanted;
    if ([procurementId, rfqId, quoteIds].filter((one) => one !== undefined).length !== 1)
      throw invalidField('/procurementId', 'exactly_one', oneNeeded);
    const { tolerances } = await companySettings(ctx);
    const { needs, quotes, view } = await loadComparable(ctx, { ...wanted, basis: 'landed' });
    const over = overPct ?? tolerances.overAllocationPct;
    return {
      problem: { needs, quotes, view, limits: limitsOf(limits), without, overPct: over },
      language: ctx.language,
    };
  },
});

export const planQuotes = command({
  name: 'supplier-quotes.plan-award',
  summary: words('Plan the award that costs least', 'Подобрать самое выгодное распределение'),
  description:
    'Who is to be awarded how much of what at the least landed cost, under limits: suppliers, shares, delivery, a budget. Least quantities, packs ' +
    'and what is on offer hold unless set aside. Answers a plan with its proof and what each limit costs, or which limits cannot hold together. ' +
    '`save` makes it the decisions of the requisition in one call.',
  ...allowed,
  refuses: ['not_found', 'conflict'],
  input,
  output: awardAnswer,
  run: inSteps,

  async steps({ query: ask, command: run }, given) {
    const { save = false, procurementId, reason, without = [] } = given;
    if (save && procurementId === undefined) throw invalidField('/procurementId', 'required', nothingToSave);
    const { problem, language } = await ask(readProblem, given);
    const award = await planAward(problem);
    const answer = presentAward(award, problem.view.currency, language);
    if (!save || procurementId === undefined || !answer.plan?.allocations.length) return { ...answer, saved: false };
    const allowMoqOverride = without.includes('moq') || without.includes('packs');
    await run(decideLines, {
      procurementId,
      decisions: decisionsOf(answer.plan),
      allowMoqOverride,
      ...(reason && { reason }),
    });
    return { ...answer, saved: true };
  },
});

const decisionsOf = ({ allocations }: Plan) =>
  [...Map.groupBy(allocations, ({ itemId }) => itemId)].map(([procurementItemId, of]) => ({
    procurementItemId,
    allocations: of.map(({ quoteLineId, quantity }) => ({ quoteLineId, quantity })),
  }));

const nothingToSave = words('only a plan of a requisition can be saved', 'сохранить можно только план по заявке');
