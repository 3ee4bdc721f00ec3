import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { entity, maybe, some, ticks } from './wire.ts';

const eventMessage = Type.Object({
  MessageId: Type.String(),
  TimestampTicks: ticks,
  LastPatchTimestampTicks: ticks,
  FromBoxId: some,
  ToBoxId: some,
  FromTitle: some,
  ToTitle: some,
  IsDraft: maybe(Type.Boolean()),
  IsDeleted: maybe(Type.Boolean()),
  DraftIsRecycled: maybe(Type.Boolean()),
  CreatedFromDraftId: some,
  DraftIsTransformedToMessageIdList: maybe(Type.Array(Type.String())),
  Entities: maybe(Type.Array(entity)),
});

export type EventMessage = Static<typeof eventMessage>;

export const boxEvents = Compile(
  Type.Object({
    TotalCount: maybe(Type.Number()),
    Events: maybe(
      Type.Array(
        Type.Object({
          EventId: Type.String(),
          IndexKey: some,
          Message: maybe(eventMessage),
          Patch: maybe(eventMessage),
        }),
      ),
    ),
  }),
);
