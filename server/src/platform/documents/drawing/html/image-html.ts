import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BoundImage } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';

/** A picture inside the page itself: nothing is fetched. */
export function imageHtml({ name, data, type, width }: BoundImage, language: 'ru' | 'en'): string {
  const source = `data:image/${type === 'png' ? 'png' : 'jpeg'};base64,${Buffer.from(data).toString('base64')}`;
  const alt = escapeHtml(documentWords[language].images[name]);
  return `<img${name === 'qr' ? ' class="qr"' : ''} src="${source}" alt="${alt}" style="width:${width.toFixed(1)}mm">`;
}
