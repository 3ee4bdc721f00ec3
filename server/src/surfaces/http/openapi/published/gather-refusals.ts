import type { ProblemCode } from '../../../../kernel/problems/problems.ts';
import { type Json, ref, textOf } from '../json.ts';
import type { OpenApi } from '../openapi-document.ts';
import { problemAnswer } from '../problem-answers.ts';
import { anyRequestMayMeet } from '../problem-codes.ts';
import { operationsOf } from './operations-of.ts';

/** Replaces statuses for which an operation has no refusals of its own by one shared `default`. */
export function gatherRefusals(document: OpenApi): void {
  const shelf = document.components.responses as Record<string, Json>;
  const common = new Set<string>(anyRequestMayMeet);
  const isCommon = (name: string) => codesOf(shelf[name]).every((code) => common.has(code));
  for (const operation of operationsOf(document)) {
    const responses = Object.entries(operation.responses as Record<string, Json>);
    const own = responses.filter(([, { $ref }]) => !$ref || !isCommon(nameIn($ref)));
    operation.responses = { ...Object.fromEntries(own), default: ref('responses', 'Refused') };
  }
  const kept = Object.entries(shelf).filter(([name]) => !isCommon(name));
  document.components.responses = { Refused: problemAnswer(anyRequestMayMeet), ...Object.fromEntries(kept) };
}

const nameIn = ($ref: unknown) => textOf($ref).split('/').at(-1) ?? '';

function codesOf(response: Json | undefined): ProblemCode[] {
  const content = response?.content as Record<string, { examples?: object }> | undefined;
  return Object.keys(content?.['application/problem+json']?.examples ?? {}) as ProblemCode[];
}
