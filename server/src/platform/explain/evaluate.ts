import { type Fraction, fraction, least, sumOf } from '../../kernel/values/fraction.ts';
import type { Formula, FunctionName, Operator } from './formula.ts';

/** The values of a name: one, or those of every line for a name with `[]`. */
export type ValuesOf = (name: string) => readonly Fraction[];

/** What a formula comes to, exactly: rounded only where it says so. */
export function evaluate(formula: Formula, valuesOf: ValuesOf): Fraction {
  if (formula.is === 'number') return fraction(formula.text);
  if (formula.is === 'pair')
    return paired[formula.operator](evaluate(formula.left, valuesOf), evaluate(formula.right, valuesOf));
  if (formula.is === 'call') return called[formula.of](formula.args.flatMap((one) => allOf(one, valuesOf)));
  const [value] = valuesOf(formula.name);
  if (!value) throw new Error(`A formula names a step that is not told: ${formula.name}`);
  return value;
}

const allOf = (formula: Formula, valuesOf: ValuesOf) =>
  formula.is === 'name' && formula.name.includes('[]') ? valuesOf(formula.name) : [evaluate(formula, valuesOf)];

const paired: Record<Operator, (left: Fraction, right: Fraction) => Fraction> = {
  '+': (left, right) => left.plus(right),
  '-': (left, right) => left.minus(right),
  '*': (left, right) => left.times(right),
  '/': (left, right) => left.div(right),
};

const called: Record<FunctionName, (args: readonly Fraction[]) => Fraction> = {
  sum: (args) => sumOf(args),
  count: (args) => fraction(args.length),
  round: ([value, digits]) => (value as Fraction).round(Number(digits?.toText(0))),
  min: ([first, ...others]) => least(first as Fraction, ...others),
  max: (args) => args.reduce((best, one) => (one.cmp(best) > 0 ? one : best)),
};
