import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';

/** The bytes of a part of a message: the document itself, or a signature. */
export async function getContent(
  call: DiadocCall,
  place: { boxId: string; messageId: string; entityId: string },
): Promise<Buffer> {
  const answer = await askDiadoc(call, {
    ...{ class: 'read', method: 'GET', path: '/V4/GetEntityContent', operation: 'contents.read' },
    query: place,
  });
  return answer.bytes;
}
