import type { Control, StatementAccount, StatementDocument } from '../../kernel/integrations/ports/statements.ts';
import { kopecksOf } from './amount.ts';

type AccountSection = Omit<StatementAccount, 'balance' | 'turnover'>;

/** Checks the bank's figures of its accounts against each other and against the documents. Sections of one account count together. */
export function control(
  sections: readonly AccountSection[],
  documents: readonly StatementDocument[],
): StatementAccount[] {
  const moved = movementsOf(documents);
  return sections.map((told) => {
    const ofAccount = sections.filter(({ account }) => account === told.account);
    const { received = 0n, spent = 0n } = moved.get(told.account) ?? {};
    return {
      ...told,
      balance: balanceOf(told),
      turnover: together([
        compare(sum(ofAccount.map((one) => one.received)), received),
        compare(sum(ofAccount.map((one) => one.spent)), spent),
      ]),
    };
  });
}

/** What moved on each account. A transfer between two of them may stand in the file once or for each. */
function movementsOf(documents: readonly StatementDocument[]) {
  const moved = new Map<string, { received: bigint; spent: bigint }>();
  const of = (account: string) => {
    const known = moved.get(account) ?? { received: 0n, spent: 0n };
    moved.set(account, known);
    return known;
  };
  const transfers = new Set<string>();
  for (const { direction, account, payer, payee, number, date, amount } of documents) {
    const kopecks = kopecksOf(amount);
    if (direction === 'internal') {
      const transfer = JSON.stringify([payer.account, payee.account, number, date, amount]);
      if (transfers.has(transfer)) continue;
      transfers.add(transfer);
      if (payer.account) of(payer.account).spent += kopecks;
      if (payee.account) of(payee.account).received += kopecks;
    } else if (account && direction === 'incoming') of(account).received += kopecks;
    else if (account && direction === 'outgoing') of(account).spent += kopecks;
  }
  return moved;
}

function balanceOf({ opening, received, spent, closing }: AccountSection): Control {
  if (opening === null || received === null || spent === null || closing === null) return 'untold';
  return signed(opening) + signed(received) - signed(spent) === signed(closing) ? 'holds' : 'differs';
}

const sum = (amounts: ReadonlyArray<string | null>) =>
  amounts.includes(null) ? null : amounts.reduce((total, one) => total + signed(one as string), 0n);

const compare = (told: bigint | null, counted: bigint): Control =>
  told === null ? 'untold' : told === counted ? 'holds' : 'differs';

const together = (all: readonly Control[]): Control =>
  all.includes('differs') ? 'differs' : all.includes('untold') ? 'untold' : 'holds';

/** A balance may be below zero. */
const signed = (amount: string) => (amount.startsWith('-') ? -kopecksOf(amount.slice(1)) : kopecksOf(amount));
