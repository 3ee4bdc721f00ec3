import type { Words } from '../../kernel/problems/errors.ts';
import type { Fraction } from '../../kernel/values/fraction.ts';
import { fraction } from '../../kernel/values/fraction.ts';
import { evaluate, type ValuesOf } from './evaluate.ts';
import type { Step, Working } from './figure.ts';
import { type Formula, parseFormula } from './formula.ts';

export interface WorkedStep {
  step: Step;
  value: Fraction;
  formula: Formula | null;
}

/** The value of every step, each from those before it, and what they come to. */
export function workOut({ steps, formula }: Pick<Working, 'steps' | 'formula'>) {
  const values = new Map<string, Fraction[]>();
  const valuesOf: ValuesOf = (name) => values.get(name) ?? [];
  const worked = steps.map((step): WorkedStep => {
    const parsed = 'formula' in step ? parseFormula(step.formula) : null;
    const value = parsed ? evaluate(parsed, valuesOf) : fraction((step as { value: string }).value);
    values.set(step.name, [value]);
    const all = ofEvery(step.name);
    if (all !== step.name) values.set(all, [...(values.get(all) ?? []), value]);
    return { step, value, formula: parsed };
  });
  const parsed = parseFormula(formula);
  return { steps: worked, formula: parsed, value: evaluate(parsed, valuesOf) };
}

/** `lines[3].net` is one of `lines[].net`. */
const ofEvery = (name: string) => name.replaceAll(/\[\d+\]/g, '[]');

/** What steps are called, for formulas in words. */
export function labelsOf(steps: readonly Step[]): (name: string) => Words {
  const labels = new Map(steps.flatMap(({ name, label }) => [[name, label] as const, [ofEvery(name), label] as const]));
  return (name) => labels.get(name) ?? { en: name, ru: name };
}
