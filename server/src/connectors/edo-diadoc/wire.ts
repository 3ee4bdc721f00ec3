import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';

/** What of an answer is read. A member may be missing or empty; what is there in another shape breaks the contract. */
export const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

export const some = maybe(Type.String());

/** .NET ticks are beyond what a double holds: as text, or as a number that has lost its last digits. */
export const ticks = maybe(Type.Union([Type.String(), Type.Number()]));

const box = Type.Object({ BoxId: Type.String(), BoxIdGuid: some, Title: some });

const organization = Type.Object({
  Inn: some,
  Kpp: some,
  ShortName: some,
  FullName: some,
  Boxes: maybe(Type.Array(box)),
});

export type Organization = Static<typeof organization>;

export const organizations = Compile(Type.Object({ Organizations: Type.Array(organization) }));

export const counteragents = Compile(
  Type.Object({
    TotalCount: maybe(Type.Number()),
    Counteragents: maybe(
      Type.Array(
        Type.Object({
          IndexKey: some,
          CurrentStatus: some,
          Organization: maybe(organization),
        }),
      ),
    ),
  }),
);

const metadataItem = Type.Object({ Id: Type.String(), IsRequired: maybe(Type.Boolean()), Source: some });

const version = Type.Object({
  Version: Type.String(),
  IsActual: maybe(Type.Boolean()),
  Titles: maybe(
    Type.Array(Type.Object({ MetadataItems: maybe(Type.Array(metadataItem)), IsFormal: maybe(Type.Boolean()) })),
  ),
});

const documentFunction = Type.Object({ Name: Type.String(), Versions: maybe(Type.Array(version)) });

const types = Type.Array(
  Type.Object({ Name: Type.String(), Title: some, Functions: maybe(Type.Array(documentFunction)) }),
);

export type DocumentTypes = Static<typeof types>;

export const documentTypes = Compile(Type.Object({ DocumentTypes: types }));

export const entity = Type.Object({
  EntityId: Type.String(),
  ParentEntityId: some,
  EntityType: some,
  AttachmentType: some,
  FileName: some,
  Content: maybe(Type.Object({ Size: maybe(Type.Number()), Data: some })),
});

export type Entity = Static<typeof entity>;

export const message = Compile(Type.Object({ MessageId: Type.String(), Entities: Type.Array(entity) }));

const receipt = maybe(Type.Object({ ReceiptStatus: some }));

const docflowStatus = maybe(
  Type.Object({
    PrimaryStatus: maybe(Type.Object({ Severity: some, StatusText: some })),
    SecondaryStatus: maybe(Type.Object({ Severity: some, StatusText: some })),
  }),
);

const metadata = maybe(Type.Array(Type.Object({ Key: Type.String(), Value: some })));

export const document = Type.Object({
  MessageId: Type.String(),
  EntityId: Type.String(),
  CustomDocumentId: some,
  FromBoxId: some,
  ToBoxId: some,
  CounteragentBoxId: some,
  DocumentDirection: some,
  TypeNamedId: some,
  FileName: some,
  Title: some,
  DocumentNumber: some,
  DocumentDate: some,
  Metadata: metadata,
  DocflowStatus: docflowStatus,
  SenderSignatureStatus: some,
  RecipientResponseStatus: some,
  RecipientReceiptMetadata: receipt,
  RevocationStatus: some,
  SendTimestampTicks: ticks,
  DeliveryTimestampTicks: ticks,
  CreationTimestampTicks: ticks,
  IsDeleted: maybe(Type.Boolean()),
  IsTest: maybe(Type.Boolean()),
  IsDraft: maybe(Type.Boolean()),
});

export type DiadocDocument = Static<typeof document>;

export const oneDocument = Compile(document);

/** The answer as it was promised. */
export function read<T>(shape: { Check(value: unknown): value is T }, value: unknown): T {
  if (shape.Check(value)) return value;
  throw new ProviderError(
    'contract_violation',
    words(
      'Diadoc answered in a format its documentation does not describe.',
      'Ответ Диадока не такой, как описан в его документации.',
    ),
  );
}
