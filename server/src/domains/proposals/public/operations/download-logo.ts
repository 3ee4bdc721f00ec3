import Type from 'typebox';
import { Download, download } from '../../../../kernel/download.ts';
import { object } from '../../../../kernel/fields.ts';
import { inSteps, query } from '../../../../kernel/operation.ts';
import { notFound, refuse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { filesWithBytes } from '../../../../platform/files/file.ts';
import { openFile } from '../../../../platform/files/store-file.ts';
import { sellerProfiles } from '../../../sellers/seller-profile.ts';
import { enterByLink, type LinkHeld, openOffer } from '../../links/open-offer.ts';
import { tokenField } from '../token-field.ts';

const input = object({ token: tokenField });

const pictures = ['image/png', 'image/jpeg', 'image/webp'];

const findLogo = query({
  name: 'proposals.find-logo',
  summary: words('Find the logo of a seller', 'Найти логотип продавца'),
  permission: 'internal',
  scope: null,
  input,
  output: Type.Unknown(),
  enter: enterByLink,
  async run(ctx, _, held: LinkHeld) {
    const { sellerProfileId } = (await openOffer(ctx, held, 'read')).proposal;
    const [seller] = sellerProfileId === null ? [] : await sellerProfiles.byIds(ctx.db, [sellerProfileId]);
    if (!seller?.logoFileId) throw noLogo();
    const [logo] = await filesWithBytes(ctx.db, sql`file.id = ${seller.logoFileId}`);
    if (!logo || !pictures.includes(logo.mimeType)) throw noLogo();
    if (logo.scanStatus !== 'clean') throw refuse('file_quarantined');
    return logo;
  },
});

export const downloadLogo = query({
  name: 'proposals.download-logo',
  summary: words("Get the seller's logo by a customer's link", 'Получить логотип продавца по ссылке заказчика'),
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'file_quarantined'],
  input,
  output: download('The logo', pictures),
  run: inSteps,
  async steps({ services, query: ask }, given) {
    const { fileName: name, mimeType: type, sizeBytes: size, storageKey } = await ask(findLogo, given);
    return new Download({ name, type, size, body: await openFile(services, storageKey) });
  },
});

const noLogo = () => notFound(words('Logo', 'Логотип'));
