import { toBuffer } from 'qrcode';

/** A QR code as a PNG that stays sharp on paper. One segment of bytes: bank applications read UTF-8 so. */
export const qrPicture = (payload: string): Promise<Buffer> =>
  toBuffer([{ data: Buffer.from(payload, 'utf8'), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
    margin: 2,
    scale: 8,
    type: 'png',
  });
