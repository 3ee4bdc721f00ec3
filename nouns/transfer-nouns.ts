import { rememberedMatch } from './remembered-match.ts';
import { transferDocument } from './transfer-document.ts';

/** Transfer documents of suppliers, and what people have said of their lines. */
export const transferNouns = [transferDocument, rememberedMatch] as const;
