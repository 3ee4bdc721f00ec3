import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';

/** What of an answer is read. A member may be missing or empty; what is there in another shape breaks the contract. */
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

const said = maybe(Type.String());

const party = Type.Object({ id: said, globalId: said, name: said, inn: said, kpp: said });

const historyRecord = Type.Object({
  status: said,
  statusName: said,
  executorName: said,
  passedDateTime: said,
  comment: said,
});

const historyShape = Type.Object({
  totalCount: maybe(Type.Number()),
  passedCount: maybe(Type.Number()),
  historyRecords: maybe(Type.Array(historyRecord)),
  recipients: maybe(Type.Array(party)),
});

export type AstralHistory = Static<typeof historyShape>;
export type AstralParty = Static<typeof party>;

const listOf = <T extends TSchema>(row: T) =>
  Compile(Type.Object({ count: maybe(Type.Number()), data: Type.Array(row) }));

/** Members of a draft are not described, so it is read by whatever names it may have: see `draft-of.ts`. */
const record = Type.Record(Type.String(), Type.Unknown());

export const history = Compile(historyShape);
export const counterparties = listOf(party);
export const drafts = listOf(record);
export const oneRecord = Compile(record);

/** The answer as it was promised. */
export function read<T>(shape: { Check(value: unknown): value is T }, value: unknown): T {
  if (shape.Check(value)) return value;
  throw new ProviderError(
    'contract_violation',
    words(
      'Astral answered in a format its documentation does not describe.',
      'Ответ Астрала не такой, как описан в его документации.',
    ),
  );
}
