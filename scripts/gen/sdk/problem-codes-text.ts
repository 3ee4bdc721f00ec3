import { type Contract, type Described, resolve, type Schema } from './contract.ts';
import { literals } from './type-text.ts';

/** The module of codes: all of them, and what a request to any operation may be refused with. */
export function problemCodesText(contract: Contract): string {
  const all = contract.components.schemas.Problem?.properties?.code ?? {};
  const operations = Object.values(contract.paths).flatMap(Object.values);
  const common = new Set(operations.flatMap((described) => codesOf(contract, described, isCommon)));
  return [
    `/** Every code of a refusal. */\nexport type ProblemCode = ${literals(all)};`,
    '/** What a request to any operation may be refused with. */',
    `export type CommonCode = ${literals({ enum: [...common].sort() })};`,
  ].join('\n\n');
}

/** Refusals of how something was asked, and those that all operations share. */
export const isCommon = (status: string): boolean => ['400', '413', 'default'].includes(status);

/** The codes that an operation names under these statuses. */
export function codesOf(contract: Contract, { responses }: Described, wanted: (status: string) => boolean): string[] {
  const answers = Object.entries(responses).filter(([status]) => /^[45d]/.test(status) && wanted(status));
  const codes = answers.flatMap(([, answer]) => {
    const { schema } = resolve(contract, answer).content?.['application/problem+json'] ?? {};
    return ((schema as { allOf?: Schema[] })?.allOf?.[1]?.properties?.code?.enum ?? []) as string[];
  });
  return [...new Set(codes)];
}
