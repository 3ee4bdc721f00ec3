import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';

/** What of an answer is read. A member may be missing or empty; what is there in another shape breaks the contract. */
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

const channel = Type.Object({
  channelId: Type.String({ minLength: 1 }),
  transport: Type.String({ minLength: 1 }),
  plainId: maybe(Type.String()),
  state: Type.String(),
  name: maybe(Type.String()),
});

export type ChannelData = Static<typeof channel>;

export const channels = Compile(Type.Array(channel));

const user = Type.Object({ id: Type.String(), name: maybe(Type.String()) });

/** One page of the documentation shows an envelope, another a plain list. */
export const users = Compile(
  Type.Union([Type.Array(user), Type.Object({ count: maybe(Type.Number()), data: Type.Array(user) })]),
);

export const webhooks = Compile(
  Type.Object({
    webhooksUri: maybe(Type.String()),
    subscriptions: maybe(Type.Record(Type.String(), Type.Unknown())),
  }),
);

export const frame = Compile(Type.Object({ url: Type.String({ pattern: '^https?://' }) }));

export const sent = Compile(Type.Object({ messageId: Type.String({ minLength: 1 }), chatId: maybe(Type.String()) }));

export function read<T>(shape: { Check(value: unknown): value is T }, value: unknown): T {
  if (shape.Check(value)) return value;
  throw new ProviderError(
    'contract_violation',
    words('Wazzup answered with something else than it promises.', 'Ответ Wazzup не такой, как он обещает.'),
  );
}
