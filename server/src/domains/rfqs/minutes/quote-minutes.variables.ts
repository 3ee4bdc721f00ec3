import { requisition as declared } from '../../../../../nouns/requisition.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Answers, inStep, type ValueType, type VariableNamespace, variables } from '../../../kernel/variables.ts';
import { variablesOf } from '../../../platform/records/variables-of.ts';
import { readCompany } from '../../company/read-company.ts';
import { linesByRequisition } from '../../requisitions/lines-of.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { attestedIn, attestedOf } from './attested-of.ts';
import { decisionRates } from './decision-rates.ts';
import { decisionsOf, declinedOf } from './decisions-of.ts';
import { type MinutesRow, rowWords } from './minutes-row.ts';
import { openQuotes, rowsOfMinutes } from './offers-of-lines.ts';
import { questionsOf } from './questions-of.ts';
import { signerPaths, signersOf } from './signers-of.ts';

const reading = {
  scopes: ['documents.read', 'supplier_documents.read'],
  permission: 'supplier_quotes.compare',
} as const;

const ofRequisitions = { domain: 'documents', entityTypes: ['procurement'], exists: requisitionsThere };

const variable = (en: string, ru: string, valueType: ValueType = 'string') => ({ label: words(en, ru), valueType });

/** What the minutes of a comparison say: of the requisition and its decision, and a row for each offer. Sealed prices stay out. */
export const quoteMinutesVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofRequisitions,
    groups: [
      {
        ...reading,
        load: loadHeaders,
        paths: {
          ...variablesOf(declared.fields, ['number', 'title', 'currency', 'budgetCode']),
          date: variable('Day of the decision', 'День решения', 'date'),
          decidedAt: variable('Day of the last decision', 'День последнего решения', 'date'),
          decidedByNames: variable('Who decided', 'Кто принял решение'),
          participants: variable('Who quoted', 'Кто прислал предложения'),
          declined: variable('Who declined, and why', 'Кто отказался и почему'),
          silent: variable('Who was asked and did not answer', 'Кто не ответил на запрос'),
          approved: variable('When and by whom it was approved', 'Когда и кем согласовано'),
          rates: variable('Exchange rates of the decision', 'Курсы решения'),
          orders: variable('Orders made of the decision', 'Заказы по решению'),
          protocolNumber: variable('Number of the protocol that was drawn up', 'Номер составленного протокола'),
          protocolDate: variable('Day it was drawn up', 'День составления протокола', 'date'),
          protocolSha256: variable('Its SHA-256', 'Контрольная сумма протокола (SHA-256)'),
          plannedAmount: variable('Planned total', 'Плановая сумма', 'money'),
          totalAmount: variable('Accepted total', 'Принято на сумму', 'money'),
          questions: variable('Questions and answers', 'Вопросы и ответы'),
          ...signerPaths,
        },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofRequisitions,
    groups: [
      {
        ...reading,
        load: loadRows,
        paths: Object.fromEntries(
          Object.entries(rowWords).map(([leaf, label]) => [`rows[].${leaf}`, { label, valueType: 'array' as const }]),
        ),
      },
    ],
  }),
];

async function requisitionsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await requisitions.byIds(db, ids)).map(({ id }) => id));
}

async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  const [held, quotes, decisions, declined, questions, company, attested] = await Promise.all([
    requisitions.byIds(db, ids),
    openQuotes(db, ids),
    decisionsOf(db, ids),
    declinedOf(db, ids),
    questionsOf(db, ids),
    readCompany(db),
    attestedOf(db, ids),
  ]);
  return new Map(
    held.map(({ id, number, title, currency, budgetCode, plannedTotal, actualTotal, committee }) => {
      const of = <Row extends { requisitionId: string }>(rows: readonly Row[]) =>
        rows.filter(({ requisitionId }) => requisitionId === id);
      const decided = of(decisions);
      const decidedAt = decided.at(-1)?.decidedAt ?? null;
      return [
        id,
        {
          ...{ number, title, currency, budgetCode, plannedAmount: plannedTotal, totalAmount: actualTotal },
          ...{ date: decidedAt, decidedAt, decidedByNames: listed(decided.map(({ decidedBy }) => decidedBy)) },
          participants: listed(of(quotes).map(({ supplierName }) => supplierName)),
          declined: listed(
            of(declined).map(({ name, reason }) => (reason ? `${name} (${reason})` : name)),
            '; ',
          ),
          questions: questions.get(id) ?? null,
          ...attestedIn(attested.get(id)),
          ...signersOf(committee ?? company.committee),
        },
      ];
    }),
  );
}

/** Each name once; nothing where there are none. */
const listed = (names: ReadonlyArray<string | null>, between = ', ') =>
  [...new Set(names.filter((name) => name !== null))].join(between) || null;

async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const [held, lines, quotes, decisions] = await Promise.all([
    requisitions.byIds(db, ids),
    linesByRequisition(db, ids),
    openQuotes(db, ids),
    decisionsOf(db, ids),
  ]);
  const rates = await decisionRates(db, held, quotes, decisions);
  const picked = Object.fromEntries(
    (Object.keys(rowWords) as Array<keyof MinutesRow>).map((leaf) => [leaf, (row: MinutesRow) => row[leaf]]),
  );
  return new Map(
    held.map(({ id, currency }) => {
      const active = lines.filter(({ procurementId, status }) => procurementId === id && status === 'active');
      const own = quotes.filter(({ requisitionId }) => requisitionId === id);
      return [
        id,
        inStep(
          'rows[].',
          rowsOfMinutes(active, own, decisions, { currency, rates: rates.get(id) ?? new Map() }),
          picked,
        ),
      ];
    }),
  );
}
