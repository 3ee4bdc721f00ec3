/** What a figure was made of, as `round(quantity * price, 2)` says it: names of steps, decimals, and the functions below. */
export type Formula =
  | { is: 'number'; text: string }
  | { is: 'name'; name: string }
  | { is: 'call'; of: FunctionName; args: readonly Formula[] }
  | { is: 'pair'; operator: Operator; left: Formula; right: Formula };

export type Operator = '+' | '-' | '*' | '/';

export const functions = ['sum', 'count', 'round', 'min', 'max'] as const;

export type FunctionName = (typeof functions)[number];

const tokens = /\d+(?:\.\d+)?|[A-Za-z][\w.[\]]*|[-+*/(),]/g;

const ranks: readonly (readonly string[])[] = [
  ['+', '-'],
  ['*', '/'],
];

/** Our own formulas are parsed, never those of callers. `lines[].net` stands for that step of every line. */
export function parseFormula(text: string): Formula {
  const left = text.match(tokens) ?? [];
  const parsed = pairOf(left, 0);
  if (left.length > 0) throw new Error(`A formula goes on after its end: ${text}`);
  return parsed;
}

function pairOf(left: string[], rank: number): Formula {
  const operators = ranks[rank];
  if (!operators) return partOf(left);
  let read = pairOf(left, rank + 1);
  while (operators.includes(left[0] ?? '')) {
    const operator = left.shift() as Operator;
    read = { is: 'pair', operator, left: read, right: pairOf(left, rank + 1) };
  }
  return read;
}

function partOf(left: string[]): Formula {
  const token = left.shift() ?? '';
  if (token === '(') return closed(left, pairOf(left, 0));
  if (/^\d/.test(token)) return { is: 'number', text: token };
  if (left[0] !== '(') return { is: 'name', name: token };
  const args: Formula[] = [];
  for (let next = left.shift(); next === '(' || next === ','; next = left.shift()) args.push(pairOf(left, 0));
  return { is: 'call', of: token as FunctionName, args };
}

function closed(left: string[], read: Formula): Formula {
  if (left.shift() !== ')') throw new Error('A formula has a bracket without its end');
  return read;
}
