import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';

/** What of an answer is read. A member may be missing or empty; what is there in another shape breaks the contract. */
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

const address = maybe(
  Type.Object({
    value: maybe(Type.String()),
    unrestricted_value: maybe(Type.String()),
    data: maybe(Type.Object({ postal_code: maybe(Type.String()) })),
  }),
);

const state = maybe(
  Type.Object({
    status: maybe(Type.String()),
    registration_date: maybe(Type.Number()),
    liquidation_date: maybe(Type.Number()),
  }),
);

const listOf = <T extends TSchema>(data: T) =>
  Compile(
    Type.Object({
      suggestions: Type.Array(Type.Object({ value: Type.String(), unrestricted_value: maybe(Type.String()), data })),
    }),
  );

const party = Type.Object({
  inn: maybe(Type.String()),
  kpp: maybe(Type.String()),
  ogrn: maybe(Type.String()),
  okpo: maybe(Type.String()),
  type: maybe(Type.String()),
  branch_type: maybe(Type.String()),
  name: maybe(Type.Object({ full_with_opf: maybe(Type.String()), short_with_opf: maybe(Type.String()) })),
  address,
  management: maybe(Type.Object({ name: maybe(Type.String()), post: maybe(Type.String()) })),
  state,
});

const bank = Type.Object({
  bic: maybe(Type.String()),
  correspondent_account: maybe(Type.String()),
  name: maybe(Type.Object({ payment: maybe(Type.String()), full: maybe(Type.String()) })),
  address,
  state,
});

export type PartyData = Static<typeof party>;
export type BankData = Static<typeof bank>;

export const parties = listOf(party);
export const banks = listOf(bank);
const place = Type.Object({
  postal_code: maybe(Type.String()),
  region_with_type: maybe(Type.String()),
  geo_lat: maybe(Type.String()),
  geo_lon: maybe(Type.String()),
  qc_geo: maybe(Type.Union([Type.Number(), Type.String()])),
});

export type PlaceData = Static<typeof place>;

export const addresses = listOf(maybe(place));
export const cleaned = Compile(
  Type.Array(
    Type.Object({
      result: maybe(Type.String()),
      postal_code: maybe(Type.String()),
      qc: maybe(Type.Union([Type.Number(), Type.String()])),
    }),
  ),
);
export const balance = Compile(Type.Object({ balance: Type.Number() }));
export const daily = Compile(Type.Object({ remaining: maybe(Type.Object({ suggestions: maybe(Type.Number()) })) }));

/** The answer as it was promised. */
export function read<T>(shape: { Check(value: unknown): value is T }, value: unknown): T {
  if (shape.Check(value)) return value;
  throw new ProviderError(
    'contract_violation',
    words(
      'DaData answered in a format its documentation does not describe.',
      'Ответ DaData не такой, как описан в её документации.',
    ),
  );
}
