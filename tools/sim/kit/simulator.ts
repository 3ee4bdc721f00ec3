import type { FaultPlan } from './faults.ts';
import type { Clause, Reply, Rule, Rulebook } from './rulebook.ts';
import type { Clock } from './simulated-clock.ts';

/** One request as it was received, and what became of it. */
export interface Entry {
  at: number;
  /** Which TCP connection it came over, counted from 1. */
  connection: number;
  method: string;
  /** With its query, as it was written. */
  url: string;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
  /** Null when nothing was answered. */
  status: number | null;
  refusedBy: string | null;
  fault: string | null;
  /** Fields the contract does not speak of. */
  unexplained: string[];
}

/** What a simulator is told of a request, and what it may do about it. */
export interface Asked<State, RuleId extends string> extends Readonly<Omit<Entry, 'unexplained' | 'status'>> {
  path: string;
  query: URLSearchParams;
  state: State;
  clock: Clock;
  /** Requests before this one, oldest first. */
  earlier: readonly Entry[];
  /** Connections opened in so many milliseconds up to the one this came over, itself among them. */
  connectionsWithin(ms: number): number;
  insist: Rulebook<RuleId>['insist'];
  /** Notes every member that the contract does not name. */
  explain(where: string, given: Readonly<Record<string, unknown>>, known: readonly string[]): void;
}

/** What comes about at the provider without us: somebody signs there, a token ends. What it returns is shown to whoever let it happen. */
export type Happening<State> = (
  world: { state: State; clock: Clock },
  given: Readonly<Record<string, unknown>>,
) => unknown;

/** A provider as the contract on paper has it: what it knows, what it insists on, and what of it is not played. */
export interface Simulated<State, RuleId extends string> {
  provider: string;
  clauses: Readonly<Record<string, Clause>>;
  rules: Readonly<Record<RuleId, Rule>>;
  notSimulated: readonly string[];
  /** Names of faults of its own; they come as `fault`. */
  faults?: readonly string[];
  /** By what is said of them: `counterparty signs`. */
  happenings?: Readonly<Record<string, Happening<State>>>;
  seed(): State;
  answer(asked: Asked<State, RuleId>): Reply | Promise<Reply>;
}

export interface Simulator<State, RuleId extends string> {
  /** Where the provider is; a connector is given this address alone. */
  url: string;
  /** Where tests and people look behind it. */
  controlUrl: string;
  simulated: Simulated<State, RuleId>;
  state: State;
  rules: Rulebook<RuleId>;
  faults: FaultPlan;
  clock: Clock;
  journal: readonly Entry[];
  /** Lets something come about at the provider, by its name. */
  happen(name: string, given?: Readonly<Record<string, unknown>>): unknown;
  /** Back to how it began: state, rules, faults, clock and journal. Connections that are open stay open. */
  reset(): void;
  close(): Promise<void>;
}
