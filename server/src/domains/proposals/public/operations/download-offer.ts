import Type from 'typebox';
import { Download, download } from '../../../../kernel/download.ts';
import { choice, object } from '../../../../kernel/fields.ts';
import { inSteps, query } from '../../../../kernel/operation.ts';
import { notFound, refuse, words } from '../../../../kernel/problems/errors.ts';
import { acceptedMimeTypes } from '../../../../platform/files/accepted-types.ts';
import { file } from '../../../../platform/files/file.ts';
import { openFile } from '../../../../platform/files/store-file.ts';
import { enterByLink, isShown, type LinkHeld, openOffer } from '../../links/open-offer.ts';
import { filesOfSending } from '../files-of-sending.ts';
import { tokenField } from '../token-field.ts';

const input = object({ token: tokenField, format: choice(['pdf', 'docx'], 'Format', { examples: ['pdf'] }) });

const findSentFile = query({
  name: 'proposals.find-sent-file',
  summary: words('Find the file of a sending', 'Найти файл отправки'),
  permission: 'internal',
  scope: null,
  input,
  output: Type.Unknown(),
  enter: enterByLink,
  async run(ctx, { format }, held: LinkHeld) {
    const { sending, state } = await openOffer(ctx, held, 'read');
    if (!isShown(state)) throw refuse('link_revoked');
    const found = (await filesOfSending(ctx.db, sending)).find((one) => one.format === format);
    if (!found) throw notFound(file.noun);
    if (found.scanStatus === 'infected') throw refuse('file_quarantined');
    return found;
  },
});

export const downloadOffer = query({
  name: 'proposals.download-offer',
  summary: words('Download a commercial proposal by its link', 'Скачать коммерческое предложение по ссылке'),
  description: 'The file as it was sent. One that was taken back or replaced is no longer given.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_revoked', 'file_quarantined'],
  input,
  output: download('The proposal', acceptedMimeTypes),
  run: inSteps,
  async steps({ services, query: ask }, given) {
    const { fileName: name, mimeType: type, sizeBytes: size, storageKey } = await ask(findSentFile, given);
    return new Download({ name, type, size, body: await openFile(services, storageKey) });
  },
});
