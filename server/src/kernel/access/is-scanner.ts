import type { Actor } from './actor.ts';

/** Programs that open links of letters before a person does: mail filters, previews of messengers, crawlers. */
const scanners =
  /bot\b|crawl|spider|slurp|preview|scan|facebookexternalhit|whatsapp|telegram|skypeuripreview|slack|discord|vkshare|outlook-safelinks|safelinks|proofpoint|mimecast|barracuda|trendmicro|symantec|kaspersky|googleimageproxy|yahoomailproxy|urlcheck|^curl\/|^wget\/|^python-|^java\/|^go-http|headlesschrome/i;

/** Whether a look at a link was no person's: `HEAD`, no program named, or one that is known. */
export const isScanner = ({ browser, userAgent = '' }: Actor): boolean =>
  browser?.method === 'HEAD' || userAgent === '' || scanners.test(userAgent);
