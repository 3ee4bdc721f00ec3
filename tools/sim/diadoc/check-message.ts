import { textOr } from '../kit/text-or.ts';
import { anyBox, ourBox, theirBox } from './boxes.ts';
import { type Fields, listIn } from './read-body.ts';
import { refusal } from './refusal.ts';
import type { AskedDiadoc } from './rules.ts';
import type { DocumentType } from './seed.ts';
import { contentOf } from './shelf.ts';

const members = ['FromBoxId', 'ToBoxId', 'IsDraft', 'DelaySend', 'LockDraft', 'DocumentAttachments'];
const furtherMembers = ['StrictDraftValidation', 'FromDepartmentId', 'ToDepartmentId', 'LockPacket', 'LockMode'];

const ofAttachment = [
  ...['SignedContent', 'TypeNamedId', 'Function', 'Version', 'Comment', 'NeedRecipientSignature', 'NeedReceipt'],
  ...['CustomDocumentId', 'Metadata', 'WorkflowId', 'InitialDocumentIds', 'SubordinateDocumentIds', 'CustomData'],
];
const ofContent = ['Content', 'NameOnShelf', 'Signature', 'SignWithTestSignature', 'PowerOfAttorney'];

const bad = (says: string) => refusal(400, says);

/** Whether a message may be posted; everything that PostMessage refuses is refused here. */
export function checkMessage(asked: AskedDiadoc, message: Fields): void {
  const { state, insist, explain } = asked;
  explain('body', message, [...members, ...furtherMembers]);
  const { FromBoxId: from, ToBoxId: to } = message;
  insist('DD-24/from', typeof from !== 'string' || from === '', bad('FromBoxId is required'));
  insist('DD-07/box', typeof from === 'string' && from !== '' && !ourBox(state, from), refusal(403, 'Not your box'));
  const named = typeof to === 'string' && to !== '';
  const foreign = named && (!anyBox(state, to) || ourBox(state, to)?.box.id === ourBox(state, from)?.box.id);
  insist('DD-24/to', (!named && message.IsDraft !== true) || foreign, bad('ToBoxId is not known'));
  const recipient = theirBox(state, to)?.organization;
  insist('DD-27/liquidated', recipient?.liquidated === true, refusal(403, 'The organization is liquidated'));
  insist('DD-27/refuses', recipient?.refuses === true, refusal(409, 'The organization takes no documents'));
  const attachments = listIn(message, 'DocumentAttachments');
  insist('DD-24/attachments', attachments.length === 0, bad('A message without documents'));
  insist('DD-08/documents', attachments.length > 40, bad('More than 40 documents'));
  const own = attachments.map((one) => one.CustomDocumentId).filter((one) => one !== undefined);
  insist('DD-25/custom-id', new Set(own).size < own.length, bad('CustomDocumentId is not unique'));
  for (const one of attachments) checkAttachment(asked, one, message.IsDraft === true || message.DelaySend === true);
}

function checkAttachment(asked: AskedDiadoc, one: Fields, later: boolean): void {
  const { state, insist, explain } = asked;
  explain('attachment', one, ofAttachment);
  const type = state.types.find(({ name }) => name === one.TypeNamedId);
  insist('DD-25/type', type === undefined, bad(`TypeNamedId ${String(one.TypeNamedId)} is not known`));
  insist('DD-25/comment', textOr(one.Comment).length > 5_000, bad('Comment is too long'));
  if (type) checkKind(asked, one, type);
  const signed = (one.SignedContent ?? {}) as Fields;
  explain('content', signed, ofContent);
  const ways = [signed.Content, signed.NameOnShelf].filter((given) => given !== undefined && given !== '');
  insist('DD-25/content', ways.length !== 1, bad('Content or NameOnShelf is expected'));
  const binary = [signed.Content, signed.Signature].filter((given) => given !== undefined);
  insist('DD-09/base64', !binary.every(isBase64), bad('Content is not base64'));
  const size = Buffer.byteLength(contentOf(asked, signed), 'base64');
  insist('DD-29/inline', signed.Content !== undefined && size > 500 * 1024, bad('The content is too long'));
  insist('DD-08/size', size > state.longestDocument, bad('The document is too long'));
  const bare = signed.Signature === undefined && signed.SignWithTestSignature !== true;
  insist('DD-11/signature', !later && bare, bad('A signature is expected'));
  const name = fileNameOf(one);
  const earlier = state.messages.some(
    ({ isDraft, documents }) => !isDraft && documents.some((doc) => doc.fileName === name),
  );
  insist(
    'DD-27/duplicate',
    type?.formal === true && name !== '' && earlier,
    refusal(409, 'The document was sent before'),
  );
}

function checkKind({ insist, explain }: AskedDiadoc, one: Fields, type: DocumentType): void {
  const { Function: fn, Version: version } = one;
  const versions = type.functions[String(fn)];
  const wrongVersion =
    version !== undefined && !(versions ?? Object.values(type.functions).flat()).includes(textOr(version));
  insist('DD-23/function', (fn !== undefined && !versions) || wrongVersion, bad('Function or version is not known'));
  const given = new Map(listIn(one, 'Metadata').map(({ Key, Value }) => [Key, Value]));
  for (const pair of listIn(one, 'Metadata')) explain('metadata', pair, ['Key', 'Value']);
  for (const { id, type: kind, required, source } of type.metadata) {
    const value = given.get(id);
    insist('DD-23/metadata', source === 'User' && required && !value, bad(`Metadata ${id} are required`));
    const wrongDay = kind === 'Date' && value !== undefined && !/^\d{2}\.\d{2}\.\d{4}$/.test(textOr(value));
    insist('DD-28/date', wrongDay, bad(`Metadata ${id} are dd.MM.yyyy`));
  }
}

const isBase64 = (given: unknown) =>
  typeof given === 'string' && /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(given);

export const fileNameOf = (attachment: Fields): string =>
  textOr(listIn(attachment, 'Metadata').find(({ Key }) => Key === 'FileName')?.Value);
