import Type from 'typebox';
import { Download, download } from '../../../../kernel/download.ts';
import { object } from '../../../../kernel/fields.ts';
import { inSteps, query } from '../../../../kernel/operation.ts';
import { notFound, refuse, words } from '../../../../kernel/problems/errors.ts';
import { file } from '../../../../platform/files/file.ts';
import { openFile } from '../../../../platform/files/store-file.ts';
import { enterByLink, isShown, type LinkHeld, openOrderLink } from '../../links/open-order-link.ts';
import { fileOfSending } from '../file-of-sending.ts';
import { tokenField } from '../token-field.ts';

const input = object({ token: tokenField });

const findSentFile = query({
  name: 'orders.find-sent-file',
  summary: words('Find the file of a sending', 'Найти файл отправки'),
  permission: 'internal',
  scope: null,
  input,
  output: Type.Unknown(),
  enter: enterByLink,
  async run(ctx, _, held: LinkHeld) {
    const { sending, state } = await openOrderLink(ctx, held);
    if (!isShown(state)) throw refuse('link_revoked');
    const found = await fileOfSending(ctx.db, sending);
    if (!found) throw notFound(file.noun);
    if (found.scanStatus === 'infected') throw refuse('file_quarantined');
    return found;
  },
});

export const downloadOrder = query({
  name: 'orders.download-order',
  summary: words('Download an order by its link', 'Скачать заказ по ссылке'),
  description: 'The PDF as it was sent. Of an order that was cancelled or revised since, none is given.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_revoked', 'file_quarantined'],
  input,
  output: download('The order', ['application/pdf']),
  run: inSteps,
  async steps({ services, query: ask }, given) {
    const { fileName: name, mimeType: type, sizeBytes: size, storageKey } = await ask(findSentFile, given);
    return new Download({ name, type, size, body: await openFile(services, storageKey) });
  },
});
