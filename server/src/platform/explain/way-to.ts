import type { Step, Working } from './figure.ts';

/** The steps that lead to one of them, and no others. */
export function wayTo(name: string, steps: readonly Step[]): Working {
  const end = steps.find((step) => step.name === name);
  if (!end) throw new Error(`A figure names a step that there is not: ${name}`);
  const { unit = null, currency = null } = end;
  if (!('formula' in end)) return { steps: [end], formula: name, unit, currency };
  const needed = new Set(namesIn(end.formula));
  for (const step of steps.toReversed())
    if (needed.has(step.name) && 'formula' in step) for (const one of namesIn(step.formula)) needed.add(one);
  return { steps: steps.filter((step) => needed.has(step.name)), formula: end.formula, unit, currency };
}

const namesIn = (formula: string) => formula.match(/[A-Za-z][\w.[\]]*/g) ?? [];
