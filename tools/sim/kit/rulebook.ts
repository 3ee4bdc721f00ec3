/** How a clause of the contract on paper is known: D vendor's documents, L live report, C others' code, M memory, A assumed. */
type Confidence = 'D' | 'L' | 'C' | 'M' | 'A';

export interface Clause {
  confidence: Confidence;
  says: string;
}

/** One thing a simulator insists on. What is only remembered may never be the reason of a refusal. */
export interface Rule {
  clause: string;
  says: string;
  /** A switch that is off until a test turns it: what we assume has to hold both ways. */
  off?: true;
}

export interface Reply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export const json = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

export class Refused extends Error {
  readonly rule: string;
  readonly reply: Reply;

  constructor(rule: string, reply: Reply) {
    super(`refused by ${rule}`);
    this.rule = rule;
    this.reply = reply;
  }
}

export interface Rulebook<Id extends string> {
  isOn(id: Id): boolean;
  turn(id: Id, on: boolean): void;
  reset(): void;
  /** Ends the request with this reply where the rule is on and broken. */
  insist(id: Id, broken: boolean, reply: () => Reply): void;
}

export function rulebook<Id extends string>(
  clauses: Readonly<Record<string, Clause>>,
  rules: Readonly<Record<Id, Rule>>,
): Rulebook<Id> {
  for (const [id, { clause }] of Object.entries<Rule>(rules)) {
    if (!clauses[clause]) throw new Error(`${id} stands on ${clause}, which the contract does not have`);
    if (clauses[clause].confidence === 'M') throw new Error(`${id} would refuse by what is only remembered`);
  }
  const turned = new Map<Id, boolean>();
  const isOn = (id: Id) => turned.get(id) ?? rules[id].off !== true;
  return {
    isOn,
    turn: (id, on) => void turned.set(id, on),
    reset: () => turned.clear(),
    insist(id, broken, reply) {
      if (broken && isOn(id)) throw new Refused(id, reply());
    },
  };
}
