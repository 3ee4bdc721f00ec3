import type { operations } from '../../../../sdk/types.ts';

/** What an operation of the contract answers when all is well. */
export type Answer<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
