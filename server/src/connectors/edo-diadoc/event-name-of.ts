import type { EventMessage } from './box-events.ts';
import type { Entity } from './wire.ts';

const names: Readonly<Record<string, string>> = {
  Signature: 'Подпись',
  Title: 'Титул',
  Receipt: 'Извещение о получении',
  XmlSignatureRejection: 'Отказ в подписи',
  SignatureRequestRejection: 'Отказ в подписи',
  RevocationRequest: 'Запрос аннулирования',
};

/** What an event is called: by what was added to the document, as Diadoc names it where we have no word. */
export function eventNameOf({ IsDraft, IsDeleted }: EventMessage, hanging: readonly Entity[]): string {
  const added = hanging.map(({ EntityType, AttachmentType }) =>
    EntityType === 'Signature' ? EntityType : AttachmentType,
  );
  const said = [...new Set(added.flatMap((one) => (one ? [names[one] ?? one] : [])))];
  if (said.length > 0) return said.join(', ');
  if (IsDeleted) return 'Документ удалён';
  return IsDraft ? 'Черновик' : 'Документ';
}
