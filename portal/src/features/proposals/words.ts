import { commercialProposal } from '../../../../nouns/commercial-proposal.ts';
import { proposalRow } from '../../../../nouns/proposal-row.ts';
import { choicesOf, labelOf } from '../../kit/form/of-field.ts';
import { counted, say } from '../../kit/say.ts';
import type { CellName } from './model/columns.ts';

/** What a column is called where room is short. */
export const columnName = (name: CellName): string => {
  if (name === 'markup') return say('Markup', 'Наценка');
  if (name === 'unitCost') return say('Cost', 'Себест.');
  if (name === 'unitPrice') return say('Price', 'Цена');
  if (name === 'commission') return say('Commission', 'Комиссия');
  if (name === 'vatRate') return say('VAT', 'НДС');
  if (name === 'uom') return say('Unit', 'Ед.');
  if (name === 'quantity') return say('Qty', 'Кол-во');
  return labelOf(proposalRow, name);
};

/** The same in full, for those who hear it and for the form of a row. */
export const cellName = (name: CellName): string => {
  if (name === 'markup') return say('Markup', 'Наценка');
  if (name === 'commission') return say('Commission', 'Комиссия');
  return labelOf(proposalRow, name);
};

export const choicesOfCell = (name: 'lineType' | 'vatRate') => choicesOf(proposalRow, name);

export const partHint = () =>
  say('A percentage, or a sum with its currency: 500 ₽', 'Процент или сумма с валютой: 500 ₽');

export const sayRows = (count: number) => counted(count, ['row', 'rows'], ['строка', 'строки', 'строк']);

export function sayPasted(taken: number, left: number, unreadable: number): string {
  const cells = counted(
    taken,
    ['cell pasted', 'cells pasted'],
    ['ячейка вставлена', 'ячейки вставлены', 'ячеек вставлено'],
  );
  const beyond = left > 0 && say(`${left} did not fit`, `не подошло: ${left}`);
  const wrong = unreadable > 0 && say(`${unreadable} are no numbers`, `не распознано: ${unreadable}`);
  return [cells, beyond, wrong].filter(Boolean).join(', ');
}

export const noGroup = () => say('Without a group', 'Без группы');

export const nameOf = ({ number }: { number: string }) => `${say(commercialProposal.words)} ${number}`;
