import type { DiadocCall } from './ask-diadoc.ts';
import { getContent } from './get-content.ts';
import type { Entity } from './wire.ts';

const speaking: readonly string[] = ['XmlSignatureRejection', 'SignatureRequestRejection', 'RevocationRequest'];

/** Why a document was rejected or is to be revoked, as what was added to it says; null where nothing of the kind was. */
export async function reasonIn(
  call: DiadocCall,
  boxId: string,
  messageId: string,
  hanging: readonly Entity[],
): Promise<string | null> {
  const told = hanging.findLast(({ AttachmentType }) => speaking.includes(AttachmentType ?? ''));
  if (!told) return null;
  const bytes = told.Content?.Data
    ? Buffer.from(told.Content.Data, 'base64')
    : await getContent(call, { boxId, messageId, entityId: told.EntityId });
  return reasonOf(bytes);
}

/** The words of a notice: those of its element or attribute, or the text itself. */
export function reasonOf(bytes: Buffer): string | null {
  const declared = /encoding="windows-1251"/i.test(bytes.subarray(0, 200).toString('latin1'));
  const text = new TextDecoder(declared ? 'windows-1251' : 'utf-8').decode(bytes).trim();
  if (!text.startsWith('<')) return text.slice(0, 2_000) || null;
  const inside =
    /<(?:\w+:)?(ТекстУведУточ|ПричАннул|Comment)[^>]*>([^<]{1,2000})</.exec(text)?.[2] ??
    /\s(?:ТекстУведУточ|ПричАннул|Comment)="([^"]{1,2000})"/.exec(text)?.[1];
  return inside ? unescaped(inside.trim()) : null;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const unescaped = (text: string) => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');
