import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import type { Difference } from '../../../kit/form/conflict-note.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import type { ProposalCard } from '../queries.ts';
import type { Figures } from './figures.ts';
import { isBlank, type Sheet, type SheetHeader } from './sheet.ts';
import { sheetOf } from './sheet-of.ts';

const plain = ['title', 'currency', 'introText', 'termsText'] as const;
const chosen = ['vatMode', 'pricingMode', 'proposalModel', 'commissionMode'] as const;

/** What is typed here and what somebody else saved meanwhile, as people call it. */
export function differencesOf(mine: Sheet, theirs: ProposalCard, { totals }: Figures): Difference[] {
  const { header: own } = mine;
  const { header: other } = sheetOf(theirs);
  const told = (label: string, show: (header: SheetHeader) => string): Difference => ({
    ...{ label, mine: show(own), theirs: show(other) },
  });
  const rows = mine.rows.filter((row) => !isBlank(row)).length;
  return [
    ...plain.map((name) => told(labelOf(noun, name), (header) => header[name])),
    told(labelOf(noun, 'customerId'), ({ customer }) => customer?.label ?? ''),
    told(labelOf(noun, 'validUntil'), ({ validUntil }) => validUntil && showDay(validUntil)),
    ...chosen.map((name) => told(labelOf(noun, name), (header) => valueOf(noun, name, header[name]))),
    {
      label: say('Rows and total', 'Строки и сумма'),
      mine: sayRows(rows, totals.totalAmount, own.currency),
      theirs: sayRows(theirs.rowCount, theirs.totalAmount, theirs.currency),
    },
  ].filter((one) => one.mine !== one.theirs);
}

const sayRows = (count: number, total: string, currency: string) =>
  `${counted(count, ['row', 'rows'], ['строка', 'строки', 'строк'])}, ${/^[A-Z]{3}$/.test(currency) ? showMoney(total, currency) : total}`;
