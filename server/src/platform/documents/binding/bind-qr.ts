import { documentWords } from '../document-words.ts';
import { qrPicture } from '../images/qr-picture.ts';
import { showDate } from '../values/show-date.ts';
import { bankDetails } from './bank-details.ts';
import type { BlockBinder } from './block-binder.ts';
import { rawValue } from './content-values.ts';
import { fillText } from './fill-text.ts';
import { paymentPayload } from './payment-payload.ts';

/** What a code can hold at this level of correction, in bytes. */
const mostBytes = 2_300;

export const bindQr: BlockBinder<'qr'> = async ({ holds, text, caption, size = 35, align = 'left' }, { content }) => {
  const said = text === undefined ? '' : fillText(text, content).text;
  const payload =
    holds === 'text'
      ? said
      : paymentPayload({
          bank: bankDetails('seller', content),
          total: rawValue(content, 'document.totalAmount'),
          currency: content.currency,
          purpose: said || usualPurpose(content),
        });
  if (!payload || Buffer.byteLength(payload) > mostBytes) return null;
  const image = { name: 'qr', type: 'png', data: await qrPicture(payload), width: size, height: size } as const;
  const below = caption === undefined ? null : fillText(caption, content).text;
  return { type: 'qr', payload, isText: holds === 'text', image, caption: below, align };
};

function usualPurpose(content: Parameters<typeof rawValue>[0]): string {
  const [number, date] = [rawValue(content, 'document.number'), rawValue(content, 'document.date')];
  return documentWords[content.language].payment(number ?? '', date === null ? '' : showDate(date, content.language));
}
