import type { Clause, Rule } from './rulebook.ts';

/** What of a probe counts here. */
interface Tried {
  clause: string;
  refused?: { by: string };
}

interface Spoken {
  provider: string;
  clauses: Readonly<Record<string, Clause>>;
  rules: Readonly<Record<string, Rule>>;
  notSimulated: readonly string[];
}

/** What of the contract is held by rules and probes, clause by clause, and what is not simulated at all. */
export function coverageOf({ provider, clauses, rules, notSimulated }: Spoken, probes: readonly Tried[]) {
  const ruleIds = Object.keys(rules);
  const rows = Object.entries(clauses).map(([id, { confidence, says }]) => ({
    id,
    confidence,
    says,
    rules: ruleIds.filter((rule) => rules[rule]?.clause === id),
    accepts: probes.filter((one) => one.clause === id).length,
    refuses: probes.filter((one) => one.clause === id && one.refused).length,
  }));
  return { provider, clauses: rows, notSimulated };
}

/** What a simulator still owes: documented clauses that nothing tries, and rules without a probe that breaks them. */
export function owed(spoken: Spoken, probes: readonly Tried[]): string[] {
  const { clauses } = coverageOf(spoken, probes);
  const skipped = (id: string) => spoken.notSimulated.some((line) => line.startsWith(`${id}:`));
  return [
    ...clauses
      .filter(({ id, confidence, accepts }) => 'DL'.includes(confidence) && accepts === 0 && !skipped(id))
      .map(({ id }) => `${id} has no probe, and is not on the list of what is not simulated`),
    ...Object.keys(spoken.rules)
      .filter((rule) => !probes.some(({ refused }) => refused?.by === rule))
      .map((rule) => `${rule} has no probe that breaks it`),
  ];
}
